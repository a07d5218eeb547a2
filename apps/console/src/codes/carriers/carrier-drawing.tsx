import type { CarrierQuery } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import { useObjectUrl } from '../../parts/use-object-url.js';
import { useTexts } from '../../texts/use-texts.js';
import { sizeOfSvg } from '../model/carrier-size.js';
import { carrierCalls, type CodeOf, type Symbology } from './carrier-calls.js';
import { CarrierRefusal } from './carrier-refusal.js';
import '../../styles/codes.css';

/** The drawing of a code in millimetres; what the design leaves out is as declared. */
export function useCarrierSvg(of: CodeOf, id: string, design: CarrierQuery | undefined) {
  return useQuery({
    queryKey: [of, id, 'carrier', 'svg', design],
    queryFn: ({ signal }) => carrierCalls[of].svg(id, design ?? {}, { signal }),
    enabled: design !== undefined,
  });
}

const tenth = (mm: number) => Math.round(mm * 10) / 10;

interface CarrierDrawingProps {
  readonly of: CodeOf;
  readonly id: string;
  /** What a person knows it by. */
  readonly name: string;
  /** What it is drawn as, for those who do not see it; nothing where that is left to the declaration. */
  readonly symbology: Symbology | undefined;
  /** Nothing while what was typed cannot be drawn. */
  readonly design: CarrierQuery | undefined;
}

/** A code in the size of its print, and that size. */
export function CarrierDrawing({ of, id, name, symbology, design }: CarrierDrawingProps) {
  const { words, say } = useTexts('carriers');
  const { words: codes } = useTexts('codes');
  const { words: passport } = useTexts('passport');
  const { data: svg, error } = useCarrierSvg(of, id, design);
  const image = useObjectUrl(svg);
  const size = svg === undefined ? undefined : sizeOfSvg(svg);
  const kind = symbology === undefined ? passport.code.title : words.symbologies[symbology];
  const alt = say(words.image, { symbology: kind, name });
  return (
    <>
      {error && <CarrierRefusal error={error} name={name} />}
      {image !== undefined && (
        <div class="true-size" tabIndex={0} role="group" aria-label={codes.preview}>
          <img src={image} alt={alt} />
        </div>
      )}
      {size && (
        <p class="note" role="status">
          {say(words.size, { width: tenth(size.widthMm), height: tenth(size.heightMm) })}
        </p>
      )}
    </>
  );
}
