/** A line of a stylesheet that breaks a rule of this repository. */
export interface StyleProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

const physicalProperty =
  /(?:^|[\s;{])((?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)[\w-]*|(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius)\s*:/;
const physicalValue = /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/;
const rawColor =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![^{}]*\{)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/i;

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

/** Finds physical sides and raw colors in a stylesheet. ESLint rules find them in TypeScript and JSX. */
export const checkStylesheet = (source: string): readonly StyleProblem[] =>
  withoutComments(source)
    .split('\n')
    .flatMap((text, index) => {
      const line = index + 1;
      const property = physicalProperty.exec(text)?.[1];
      return [
        ...(property === undefined
          ? []
          : [{ line, message: `“${property}” names a physical side. Use the logical property.` }]),
        ...(physicalValue.test(text)
          ? [{ line, message: '“left” and “right” are physical sides. Use “start” and “end”.' }]
          : []),
        ...(rawColor.test(text)
          ? [{ line, message: 'A brand cannot change a raw color. Use a token.' }]
          : []),
      ];
    });
