import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** The width of an element in pixels, followed as it changes; 0 before it is drawn. */
export function useWidth<Drawn extends Element>() {
  const ref = useRef<Drawn>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setWidth(Math.round(element.getBoundingClientRect().width));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
