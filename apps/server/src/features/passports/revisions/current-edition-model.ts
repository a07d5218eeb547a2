/**
 * The edition of a product that stands for it: neither superseded nor the draft of the next one. In these words it
 * stands in the unique index of product and operator, too, where an insert has to name it.
 */
export const isCurrentEdition = `superseded_by is null and (revision_of is null or status <> 'DRAFT')`;

/** The same in a query that joins other tables. */
export const isCurrentOf = (table: string) =>
  isCurrentEdition.replace(/superseded_by|revision_of|status/g, `${table}.$&`);
