import type { Rule } from 'eslint';
import { bareUtility, visitWords } from './class-text.ts';
import { isJsxAttribute } from './jsx-attribute.ts';

const paletteNames =
  'slate|gray|zinc|neutral|stone|mauve|olive|mist|taupe|red|orange|amber|yellow|lime|green|emerald|teal|cyan|sky|blue|indigo|violet|purple|fuchsia|pink|rose';
const colorUtilities =
  'bg|text|border(?:-[setbxy])?|ring|ring-offset|inset-ring|outline|fill|stroke|from|via|to|decoration|accent|caret|divide|placeholder|shadow|inset-shadow|drop-shadow|text-shadow';

const paletteUtility = new RegExp(
  `^(?:${colorUtilities})-(?:(?:${paletteNames})-\\d{2,3}|black|white)(?:/|$)`,
);
const hexColor = /(?:^|[\s:,([_'"=])#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})(?![\w-])/i;
const colorFunction = /(?:^|[^\w-])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.[]/i;

/** True for a word of a class name or a style that sets a color without a token. */
const isRawColor = (word: string): boolean =>
  paletteUtility.test(bareUtility(word)) || hexColor.test(word) || colorFunction.test(word);

const paintAttributes = new Set(['fill', 'stroke', 'color', 'stopColor', 'floodColor']);
const neutralPaint =
  /^(?:none|currentColor|transparent|inherit|context-fill|context-stroke|url\(.*|var\(.*)$/i;

/** Rejects colors that are not tokens, because a brand can change only tokens. */
export const tokenColours: Rule.RuleModule = {
  meta: {
    type: 'problem',
    docs: { description: 'Require tokens for colors, so that a brand file can change all of them.' },
    messages: {
      raw: 'A brand cannot change the raw color “{{word}}”. Use a semantic token (bg-surface, text-muted, var(--sb-…)).',
    },
    schema: [],
  },
  create: (context) => ({
    ...visitWords((node, word) => {
      if (isRawColor(word)) context.report({ node, messageId: 'raw', data: { word } });
    }),
    JSXAttribute: (node: Rule.Node) => {
      const attribute: { readonly type: string } = node;
      if (!isJsxAttribute(attribute)) return;
      const { name, value } = attribute;
      if (!paintAttributes.has(String(name.name)) || value?.type !== 'Literal') return;
      const word = String(value.value);
      const isReportedAsWord = isRawColor(word);
      if (!isReportedAsWord && !neutralPaint.test(word))
        context.report({ node, messageId: 'raw', data: { word } });
    },
  }),
};
