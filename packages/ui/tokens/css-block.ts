/** Properties and their values. */
export type Declarations = Readonly<Record<string, string | number>>;

/** One CSS rule. */
export const block = (selector: string, declarations: Declarations): string =>
  `${selector}{${Object.entries(declarations)
    .map(([property, value]) => `${property}:${value}`)
    .join(';')}}`;
