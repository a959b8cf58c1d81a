/** CSS declarations, keyed by property. */
export type Declarations = Readonly<Record<string, string | number>>;

export const formatRule = (selector: string, declarations: Declarations): string =>
  `${selector}{${Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;
