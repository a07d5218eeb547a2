import type { DppClient } from '@dpp/client';
import { useQuery } from '@tanstack/preact-query';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { useTexts } from '../texts/use-texts.js';
import { client } from '../server/client.js';
import { Failure } from './failure.js';
import { saveFile } from './save-file.js';
import { useObjectUrl } from './use-object-url.js';

type Codes = DppClient['qrCodes'];

interface PrintedCodeProps {
  readonly id: string;
  /** What the code leads to. */
  readonly of: 'passport' | 'unit';
  /** Product or serial number: the name of the files. */
  readonly name: string;
  /** What screen readers say of it. */
  readonly alt: string;
  readonly link: string | undefined;
  /** Actions behind those that save the files. */
  readonly children?: ComponentChildren;
}

const calls = {
  passport: ['getSvg', 'getPng'],
  unit: ['getUnitSvg', 'getUnitPng'],
} as const satisfies Record<string, readonly [keyof Codes, keyof Codes]>;

/** A code as it is printed, with its files and the link that it stands for. */
export function PrintedCode({ id, of, name, alt, link, children }: PrintedCodeProps) {
  const { words } = useTexts('passport');
  const [getSvg, getPng] = calls[of];
  const code = useQuery({
    queryKey: [of, id, 'code'],
    queryFn: ({ signal }) => client.qrCodes[getSvg](id, { signal }),
    staleTime: Infinity,
  });
  const [pngError, setPngError] = useState<unknown>();
  const image = useObjectUrl(code.data);
  const savePng = () =>
    void client.qrCodes[getPng](id, { size: 1024 }).then(
      (png) => saveFile(`${name}.png`, png, 'image/png'),
      setPngError,
    );
  const error = code.error ?? pngError;
  return (
    <>
      {error !== undefined && <Failure error={error} what={words.code.failed} />}
      {image !== undefined && (
        <div class="line">
          <img class="qr" src={image} alt={alt} />
          <div class="acts">
            <button class="btn small" type="button" onClick={savePng}>
              {words.code.png}
            </button>
            <button
              class="btn small"
              type="button"
              onClick={() => saveFile(`${name}.svg`, code.data ?? '', 'image/svg+xml')}
            >
              {words.code.svg}
            </button>
            {children}
          </div>
        </div>
      )}
      {link !== undefined && <p class="mono">{link.replace(/^https?:\/\//, '')}</p>}
    </>
  );
}
