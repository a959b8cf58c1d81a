import { colorNames, radiusNames, shadowNames, sizeNames, textSizes } from '../tokens/names.ts';

type Variables = readonly (readonly [name: string, token: string])[];

const variables: Variables = [
  ...colorNames.map((name) => [`color-sb-${name}`, `color-${name}`] as const),
  ...radiusNames.map((name) => [`radius-sb-${name}`, `radius-${name}`] as const),
  ...shadowNames.map((name) => [`shadow-sb-${name}`, `shadow-${name}`] as const),
  ...sizeNames.map((name) => [`spacing-sb-${name}`, `size-${name}`] as const),
  ...(['sans', 'display', 'mono'] as const).map((name) => [`font-sb-${name}`, `font-${name}`] as const),
  ...(['display', 'strong'] as const).map((name) => [`font-weight-sb-${name}`, `weight-${name}`] as const),
  ...(['standard', 'enter', 'exit'] as const).map((name) => [`ease-sb-${name}`, `ease-${name}`] as const),
  ...textSizes.flatMap((name) => [
    [`text-sb-${name}`, `text-${name}`] as const,
    [`text-sb-${name}--line-height`, `leading-${name}`] as const,
  ]),
];

/**
 * Exposes the tokens as utilities for an app with Tailwind 4: `bg-sb-surface`, `rounded-sb-control`,
 * `p-sb-gutter`. The `sb-` prefix prevents clashes with the utilities of the app. The first line orders the
 * cascade layers so that utilities of the app override component styles.
 */
export function themeCss(): string {
  const lines = variables.map(([name, token]) => `  --${name}: var(--sb-${token});`);
  return [
    '@layer theme, base, saddlebag, components, utilities;',
    '',
    '@theme inline {',
    ...lines,
    '}',
    '',
  ].join('\n');
}
