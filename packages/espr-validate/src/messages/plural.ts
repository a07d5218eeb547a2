/** A text for each plural category that a language tells apart (Unicode CLDR). */
export interface PluralForms<Form> {
  readonly zero?: Form;
  readonly one?: Form;
  readonly two?: Form;
  readonly few?: Form;
  readonly many?: Form;
  readonly other: Form;
}

/** Types a text of the English catalogue so that another language may have more forms, or fewer. */
export function plural<Form>(forms: PluralForms<Form>): PluralForms<Form> {
  return forms;
}
