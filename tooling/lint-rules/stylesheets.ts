/** A line of a style sheet that breaks a house rule. */
export interface StyleProblem {
  /** Counted from 1. */
  readonly line: number;
  readonly message: string;
}

const physicalProperty =
  /(?:^|[\s;{])((?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)[\w-]*|(?:left|right)|border-(?:top|bottom)-(?:left|right)-radius)\s*:/;
const physicalValue = /(?:text-align|float|clear)\s*:\s*(?:left|right)\b/;
const rawColour =
  /#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b(?![^{}]*\{)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/i;

const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

/** Checks a style sheet for what the ESLint rules check in code: physical sides, and colours outside the tokens. */
export const checkStylesheet = (source: string): readonly StyleProblem[] =>
  withoutComments(source)
    .split('\n')
    .flatMap((text, index) => {
      const line = index + 1;
      const property = physicalProperty.exec(text)?.[1];
      return [
        ...(property === undefined
          ? []
          : [{ line, message: `“${property}” names a physical side; use the logical property.` }]),
        ...(physicalValue.test(text)
          ? [{ line, message: 'left and right are physical sides; use start and end.' }]
          : []),
        ...(rawColour.test(text)
          ? [{ line, message: 'a raw colour, which no brand can change; use a token.' }]
          : []),
      ];
    });
