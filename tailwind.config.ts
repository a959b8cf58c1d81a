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

const from = <Name extends string>(names: readonly Name[], property: string) =>
  Object.fromEntries(names.map((name) => [name, `var(--sb-${property}-${name})`]));

/**
 * Maps the design tokens to utilities. Only what a brand defines exists: Tailwind's own palette, radii,
 * shadows and type scale are replaced, so that a colour that is no token cannot be written.
 */
export default {
  content: [],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentcolor',
      inherit: 'inherit',
      ...from(colorNames, 'color'),
    },
    borderRadius: { none: '0', full: '9999px', ...from(radiusNames, 'radius') },
    boxShadow: { none: 'none', ...from(shadowNames, 'shadow') },
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
    transitionDuration: { 0: '0ms', ...from(durationNames, 'motion') },
    transitionTimingFunction: {
      standard: 'var(--sb-ease-standard)',
      enter: 'var(--sb-ease-enter)',
      exit: 'var(--sb-ease-exit)',
    },
    zIndex: { auto: 'auto', 0: '0', ...from(layerNames, 'z') },
    extend: {
      spacing: from(sizeNames, 'size'),
      fontWeight: { strong: 'var(--sb-weight-strong)' },
      borderWidth: { DEFAULT: 'var(--sb-border-width)' },
    },
  },
} satisfies Config;
