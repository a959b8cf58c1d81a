import { contrast, nearestPassing } from './color.ts';
import { deliveryPhases, statusTones } from './names.ts';
import type { Brand, Theme, ThemeColors } from './brand.ts';
import type { ColorName } from './names.ts';

/** Two colours that meet on a screen, and how far apart WCAG 2.2 AA wants them. */
export interface ContrastRule {
  readonly foreground: ColorName;
  readonly background: ColorName;
  /** 4.5 for text (criterion 1.4.3), 3 for marks, meaningful borders and focus (1.4.11). */
  readonly minimum: 4.5 | 3;
}

/** A rule held against the colours of one theme. */
export interface ContrastFinding extends ContrastRule {
  readonly theme: Theme;
  readonly ratio: number;
  readonly passes: boolean;
}

const surfaces = ['page', 'surface', 'raised', 'sunken'] as const;

const on = (
  backgrounds: readonly ColorName[],
  minimum: 4.5 | 3,
  foregrounds: readonly ColorName[],
): ContrastRule[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, minimum })));

/** All pairs that the components put together. */
export const contrastRules: readonly ContrastRule[] = [
  ...on(surfaces, 4.5, [
    'text',
    'muted',
    'link',
    'accent-text',
    ...statusTones.map((tone) => `${tone}-text` as const),
  ]),
  ...on(
    surfaces,
    4.5,
    deliveryPhases.map((phase) => `phase-${phase}` as const),
  ),
  ...on(surfaces, 3, [
    'border-strong',
    'focus',
    'accent',
    'accent-border',
    ...statusTones.map((tone) => `${tone}-border` as const),
  ]),
  ...on(['page', 'surface', 'raised'], 3, [
    'map-area',
    'map-route',
    'map-pickup',
    'map-dropoff',
    'map-rider',
  ]),
  ...on(['accent', 'accent-hover', 'accent-active'], 4.5, ['on-accent']),
  ...on(['accent-subtle'], 4.5, ['on-accent-subtle', 'accent-text']),
  ...on(['spark'], 4.5, ['on-spark']),
  ...on(['nav'], 4.5, ['on-nav', 'nav-muted']),
  ...on(['nav'], 3, ['nav-mark']),
  ...statusTones.flatMap((tone) => [
    ...on([tone], 4.5, [`on-${tone}`]),
    ...on([`${tone}-subtle`], 4.5, [`on-${tone}-subtle`, `${tone}-text`]),
  ]),
];

/** Holds every rule against the colours of a theme. */
export function checkContrast(colors: ThemeColors, theme: Theme): readonly ContrastFinding[] {
  return contrastRules.map((rule) => {
    const ratio = contrast(colors[rule.foreground], colors[rule.background]);
    return { ...rule, theme, ratio, passes: ratio >= rule.minimum };
  });
}

/**
 * Throws when a pair of colours is too close, naming the pair, its contrast, what is asked and the
 * nearest foreground that would pass on every ground it is used on.
 */
export function assertContrast(brandName: string, colors: ThemeColors, theme: Theme): void {
  const failed = checkContrast(colors, theme).find((finding) => !finding.passes);
  if (failed === undefined) return;
  const { foreground, background, ratio, minimum } = failed;
  const same = contrastRules.filter((rule) => rule.foreground === foreground && rule.minimum === minimum);
  const nearest = nearestPassing(
    colors[foreground],
    same.map((rule) => colors[rule.background]),
    minimum,
  );
  const remedy =
    nearest === null
      ? `No lightness of ${foreground} passes on all its grounds: change ${background}.`
      : `The nearest ${foreground} that passes is ${nearest}.`;
  const pair = `${foreground} (${colors[foreground]}) on ${background} (${colors[background]})`;
  throw new Error(
    `${brandName}, ${theme} theme: ${pair} has a contrast of ${ratio.toFixed(2)}, but WCAG 2.2 AA asks for ${minimum}. ${remedy}`,
  );
}

/** Every pair of a brand in both themes, as a Markdown table: what a brand team reads before it ships. */
export function contrastReport(brand: Brand): string {
  const rows = (['light', 'dark'] as const)
    .flatMap((theme) => checkContrast(brand.colors[theme], theme))
    .map(
      ({ theme, foreground, background, ratio, minimum, passes }) =>
        `| ${theme} | ${foreground} | ${background} | ${ratio.toFixed(2)} | ${minimum} | ${passes ? 'passes' : 'fails'} |`,
    );
  return [
    `# Contrast of ${brand.name}`,
    '',
    '| theme | foreground | background | contrast | asked | |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
