/** The rosette of a seal that holds. */
export function Rosette() {
  return (
    <svg class="rosette" viewBox="0 0 48 48" aria-hidden="true">
      {[0, 20, 40, 60, 80, 100, 120, 140, 160].map((angle) => (
        <ellipse key={angle} cx="24" cy="24" rx="22" ry="9" transform={`rotate(${angle} 24 24)`} />
      ))}
      <circle class="hole" cx="24" cy="24" r="10.5" />
      <path class="tick" d="M19 24.5l3.5 3.5 7-8" />
    </svg>
  );
}
