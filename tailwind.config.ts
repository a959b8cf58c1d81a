import type { Config } from 'tailwindcss';
import {
  colorNames,
  durationNames,
  layerNames,
  radiusNames,
  shadowNames,
  sizeNames,
  textSizes,
} from './packages/ui/tokens/names.ts';

const tokenVariables = <Name extends string>(names: readonly Name[], property: string) =>
  Object.fromEntries(names.map((name) => [name, `var(--sb-${property}-${name})`]));

/**
 * Maps the design tokens to utilities. They replace Tailwind's palette, radii, shadows and type scale, so
 * that classes can use only values that a brand defines.
 */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentcolor',
      inherit: 'inherit',
      ...tokenVariables(colorNames, 'color'),
    },
    borderRadius: { none: '0', full: '9999px', ...tokenVariables(radiusNames, 'radius') },
    boxShadow: { none: 'none', ...tokenVariables(shadowNames, 'shadow') },
    fontFamily: {
      sans: 'var(--sb-font-sans)',
      mono: 'var(--sb-font-mono)',
    },
    fontSize: Object.fromEntries(
      textSizes.map((size) => [
        size,
        [`var(--sb-text-${size})`, `var(--sb-leading-${size})`] as [string, string],
      ]),
    ),
    transitionDuration: { 0: '0ms', ...tokenVariables(durationNames, 'motion') },
    transitionTimingFunction: {
      standard: 'var(--sb-ease-standard)',
      enter: 'var(--sb-ease-enter)',
      exit: 'var(--sb-ease-exit)',
    },
    zIndex: { auto: 'auto', 0: '0', ...tokenVariables(layerNames, 'z') },
    extend: {
      spacing: tokenVariables(sizeNames, 'size'),
      fontWeight: { strong: 'var(--sb-weight-strong)' },
      borderWidth: { DEFAULT: 'var(--sb-border-width)' },
    },
  },
} satisfies Config;
