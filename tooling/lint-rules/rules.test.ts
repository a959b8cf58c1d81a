import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import tseslint from 'typescript-eslint';
import { logicalDirections } from './logical-directions.ts';
import { tokenColours } from './token-colours.ts';

RuleTester.describe = describe;
RuleTester.it = it;

const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});

const className = (classes: string): string => `<div className="${classes}" />`;
const style = (declarations: string): string => `<div style={{ ${declarations} }} />`;

tester.run('logical-directions', logicalDirections, {
  valid: [
    className('ms-2 pe-4 start-0 end-0 text-start border-s rounded-ss-lg inset-x-0 -translate-x-1/2'),
    'const side = "left";',
    'const key = event.key === "ArrowLeft" ? "previous" : "next";',
    'const text = "Turn left-hand at the lights";',
    'const box = element.getBoundingClientRect().left;',
    'const position = { left: 4 };',
    style('insetInlineStart: 4, textAlign: "start"'),
  ],
  invalid: [
    ...['ml-2', 'pr-[3px]', '-mr-px', 'md:hover:pl-4', '!left-0', 'right-auto', 'scroll-ml-2'].map(
      (classes) => ({
        code: className(`flex ${classes}`),
        errors: [{ messageId: 'utility' }],
      }),
    ),
    ...[
      'text-left',
      'float-right',
      'border-l',
      'border-r-2',
      'rounded-tl-lg',
      'rounded-r',
      'bg-linear-to-r',
    ].map((classes) => ({
      code: className(classes),
      errors: [{ messageId: 'utility' }],
    })),
    { code: 'const drawer = cva("fixed right-0");', errors: [{ messageId: 'utility' }] },
    { code: 'const row = `flex ${gap} pl-3`;', errors: [{ messageId: 'utility' }] },
    { code: style('marginLeft: 4'), errors: [{ messageId: 'style' }] },
    { code: style('right: 0'), errors: [{ messageId: 'style' }] },
    { code: style('textAlign: "left"'), errors: [{ messageId: 'style' }] },
  ],
});

tester.run('token-colours', tokenColours, {
  valid: [
    className('bg-surface text-muted border-strong ring-focus shadow-raised from-accent to-spark'),
    className('bg-[var(--sb-map-route)] text-[color:var(--sb-text)]'),
    '<path fill="currentColor" stroke="none" />',
    '<rect fill="var(--sb-accent)" />',
    '<a href="#main">Skip</a>',
    'const reference = "#/components/schemas/Order";',
    'const order = "order #1234567";',
  ],
  invalid: [
    ...['bg-red-500', 'dark:text-white', 'border-s-gray-200', 'hover:bg-black/40', 'ring-emerald-600'].map(
      (classes) => ({
        code: className(classes),
        errors: [{ messageId: 'raw' }],
      }),
    ),
    { code: className('bg-[#fff]'), errors: [{ messageId: 'raw' }] },
    { code: className('text-[rgb(1_2_3)]'), errors: [{ messageId: 'raw' }] },
    { code: style('color: "#0b3d2e"'), errors: [{ messageId: 'raw' }] },
    { code: style('background: "oklch(0.7 0.1 200)"'), errors: [{ messageId: 'raw' }] },
    { code: style('background: "hsl(200 10% 20%)"'), errors: [{ messageId: 'raw' }] },
    { code: '<path fill="black" />', errors: [{ messageId: 'raw' }] },
    { code: '<path stroke="#123456" />', errors: [{ messageId: 'raw' }] },
  ],
});
