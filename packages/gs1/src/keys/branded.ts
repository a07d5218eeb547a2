declare const brand: unique symbol;

/** A string that passed the check `Name` stands for. At run time it is the bare string. */
export type Branded<Name extends string> = string & { readonly [brand]: Name };
