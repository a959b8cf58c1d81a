import type { Rule } from 'eslint';
import { bareUtility, visitWords } from './class-text.ts';
import { isJsxAttribute } from './jsx-attribute.ts';

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
const stylesWithSideValues = new Set(['textAlign', 'float', 'clear']);

/** True for a utility class that names left or right instead of start or end. */
const isPhysicalUtility = (word: string): boolean => {
  const utility = bareUtility(word);
  return physicalUtilities.some((pattern) => pattern.test(utility));
};

const isInStyleAttribute = (start: Rule.Node): boolean => {
  for (let current: Rule.Node | null = start; current !== null; current = current.parent) {
    const node: { readonly type: string } = current;
    if (isJsxAttribute(node)) return node.name.name === 'style';
  }
  return false;
};

/**
 * Rejects physical sides in class names and style attributes. Right-to-left pages mirror only logical ones.
 */
export const logicalDirections: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Require logical sides, so that every layout mirrors in right-to-left languages.' },
    messages: {
      utility:
        '“{{word}}” names a physical side. Use the logical equivalent (ms-, pe-, start-, border-s, rounded-e, text-start).',
      style:
        '“{{word}}” names a physical side. Use the logical equivalent (marginInlineStart, insetInlineEnd, textAlign: start).',
    },
    schema: [],
  },
  create: (context) => ({
    ...visitWords((node, word) => {
      if (isPhysicalUtility(word)) context.report({ node, messageId: 'utility', data: { word } });
    }),
    Property: (node) => {
      if (node.key.type !== 'Identifier' || !isInStyleAttribute(node)) return;
      const word = node.key.name;
      const hasPhysicalValue =
        stylesWithSideValues.has(word) &&
        node.value.type === 'Literal' &&
        (node.value.value === 'left' || node.value.value === 'right');
      if (hasPhysicalValue || physicalStyles.test(word))
        context.report({ node, messageId: 'style', data: { word } });
    },
  }),
};
