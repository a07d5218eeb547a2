import { useEffect, useState } from 'preact/hooks';

/** An address of a drawing that was loaded as text, for as long as the component stands. */
export function useObjectUrl(svg: string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (svg === undefined) {
      setUrl(undefined);
      return;
    }
    const made = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [svg]);
  return url;
}
