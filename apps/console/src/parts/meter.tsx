interface MeterProps {
  /** From 0 to 1; more is drawn as 1. */
  readonly share: number;
  readonly label: string;
}

/** A bar. Its width is an attribute of SVG, because the policy allows no style attribute. */
export function Meter({ share, label }: MeterProps) {
  const percent = Math.min(100, Math.max(0, share * 100));
  return (
    <svg role="img" aria-label={label}>
      <rect class="railbar" width="100%" height="8" />
      <rect class="fill" width={`${percent.toFixed(1)}%`} height="8" />
    </svg>
  );
}
