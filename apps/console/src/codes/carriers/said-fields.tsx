import { Field } from '../../parts/field.js';
import { useTexts } from '../../texts/use-texts.js';
import { saidMembers, type Said } from './declared-values.js';

interface SaidFieldsProps {
  readonly typed: Said;
  readonly onChange: (typed: Said) => void;
}

/** As many letters as the server takes. */
const maxLetters = 500;

/** Placement, environment, grade and durability, each a line that may be empty. */
export function SaidFields({ typed, onChange }: SaidFieldsProps) {
  const { words } = useTexts('carriers');
  const { words: common } = useTexts('common');
  const texts = {
    placement: [words.placement, words.placementHelp],
    targetEnvironment: [words.environment, words.environmentHelp],
    printQualityGrade: [words.grade, words.gradeHelp],
    durability: [words.durability, words.durabilityHelp],
  } as const;
  return (
    <>
      {saidMembers.map((member) => {
        const [label, help] = texts[member];
        return (
          <Field
            key={member}
            label={label}
            mark={common.optional}
            help={help}
            maxLength={maxLetters}
            autocomplete="off"
            value={typed[member]}
            onInput={({ currentTarget }) => onChange({ ...typed, [member]: currentTarget.value })}
          />
        );
      })}
    </>
  );
}
