import type { Rule } from 'eslint';
import { bareUtility, visitWords } from './class-text.ts';

const value = String.raw`(?:\d|\[|\(|px|auto|full|screen)`;

const physicalUtilities: readonly RegExp[] = [
  new RegExp(`^(?:scroll-)?[mp][lr]-${value}`),
  new RegExp(`^(?:left|right)-${value}`),
  /^(?:text|float|clear|object|bg|mask|origin)-(?:left|right)(?:$|-)/,
  /^origin-(?:top|bottom)-(?:left|right)$/,
  /^border-[lr](?:$|-)/,
  /^rounded-(?:[lr]|[tb][lr])(?:$|-)/,
  /^bg-(?:linear|gradient)-to-(?:[lr]|[tb][lr])$/,
];

const physicalStyles =
  /^(?:margin|padding|border|scrollMargin|scrollPadding)(?:Left|Right)|^(?:left|right)$|^border(?:Top|Bottom)(?:Left|Right)Radius$/;
const sidedStyles = new Set(['textAlign', 'float', 'clear']);

/** True for a utility class that means left or right instead of start or end. */
export const isPhysicalUtility = (word: string): boolean => {
  const utility = bareUtility(word);
  return physicalUtilities.some((pattern) => pattern.test(utility));
};

const insideStyleAttribute = (node: Rule.Node): boolean => {
  for (let at: Rule.Node | null = node; at !== null; at = at.parent) {
    const { type, name } = at as unknown as { type: string; name?: { name?: unknown } };
    if (type === 'JSXAttribute') return name?.name === 'style';
  }
  return false;
};

/** Right-to-left readers see a mirrored page: sides are start and end, in class names and in style attributes. */
export const logicalDirections: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Sides are logical, so that every layout mirrors for right-to-left readers.' },
    messages: {
      utility:
        '“{{word}}” names a physical side; use its logical twin (ms-, pe-, start-, border-s, rounded-e, text-start).',
      style:
        '“{{word}}” names a physical side; use its logical twin (marginInlineStart, insetInlineEnd, textAlign: start).',
    },
    schema: [],
  },
  create: (context) => ({
    ...visitWords((node, word) => {
      if (isPhysicalUtility(word)) context.report({ node, messageId: 'utility', data: { word } });
    }),
    Property: (node) => {
      if (node.key.type !== 'Identifier' || !insideStyleAttribute(node)) return;
      const word = node.key.name;
      const sided =
        sidedStyles.has(word) &&
        node.value.type === 'Literal' &&
        (node.value.value === 'left' || node.value.value === 'right');
      if (sided || physicalStyles.test(word)) context.report({ node, messageId: 'style', data: { word } });
    },
  }),
};
