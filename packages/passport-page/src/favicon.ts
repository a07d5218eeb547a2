/** The booklet of the band, as a sign of the tab: in the page, so that nothing is fetched for it. */
export const favicon =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Crect x='4' y='2' width='16' height='20' rx='2' fill='%236a1b3a'/%3E%3Ccircle cx='12' cy='10' r='4' fill='none' stroke='%23fff' stroke-width='1.5'/%3E%3C/svg%3E";
