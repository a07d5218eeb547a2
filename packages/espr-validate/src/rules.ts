/** Entry `@dpp/espr-validate/rules`: the rule table itself, for programs that generate from it. */
export { describedRules as categoryRules } from './prose/described-rules.js';
export type {
  DescribedCategory as CategoryRules,
  DescribedCrossRule as CrossRule,
  DescribedField as FieldRule,
  DescribedMember as MemberRule,
  DescribedMembers as MemberRules,
  DescribedShape as Shape,
} from './prose/describe-category.js';
export { describeShape } from './rules/describe-shape.js';
export type {
  BooleanShape,
  ChoiceShape,
  NumberShape,
  TextFormat,
  TextShape,
} from './rules/shape.js';
