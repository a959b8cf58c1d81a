import { contrast, findPassingColor } from './color.ts';
import { deliveryPhases, statusTones } from './names.ts';
import type { Brand, Theme, ThemeColors } from './brand.ts';
import type { ColorName } from './names.ts';

/** A foreground and background that appear together, and their minimum contrast (WCAG 2.2 AA). */
export interface ContrastRule {
  readonly foreground: ColorName;
  readonly background: ColorName;
  /** 4.5 for text (criterion 1.4.3). 3 for icons, meaningful borders and focus rings (1.4.11). */
  readonly minimum: 4.5 | 3;
}

/** The result of one contrast rule for the colours of one theme. */
export interface ContrastFinding extends ContrastRule {
  readonly theme: Theme;
  readonly ratio: number;
  readonly passes: boolean;
}

const surfaces = ['page', 'surface', 'raised', 'sunken'] as const;

const rulesFor = (
  backgrounds: readonly ColorName[],
  minimum: 4.5 | 3,
  foregrounds: readonly ColorName[],
): ContrastRule[] =>
  foregrounds.flatMap((foreground) => backgrounds.map((background) => ({ foreground, background, minimum })));

/** All colour pairs that the components use. */
export const contrastRules: readonly ContrastRule[] = [
  ...rulesFor(surfaces, 4.5, [
    'text',
    'muted',
    'link',
    'accent-text',
    ...statusTones.map((tone) => `${tone}-text` as const),
  ]),
  ...rulesFor(
    surfaces,
    4.5,
    deliveryPhases.map((phase) => `phase-${phase}` as const),
  ),
  ...rulesFor(surfaces, 3, [
    'border-strong',
    'focus',
    'accent',
    'accent-border',
    ...statusTones.map((tone) => `${tone}-border` as const),
  ]),
  ...rulesFor(['page', 'surface', 'raised'], 3, [
    'map-area',
    'map-route',
    'map-pickup',
    'map-dropoff',
    'map-rider',
  ]),
  ...rulesFor(['accent', 'accent-hover', 'accent-active'], 4.5, ['on-accent']),
  ...rulesFor(['accent-subtle'], 4.5, ['on-accent-subtle', 'accent-text']),
  ...rulesFor(['spark'], 4.5, ['on-spark']),
  ...rulesFor(['nav'], 4.5, ['on-nav', 'nav-muted']),
  ...rulesFor(['nav'], 3, ['nav-mark']),
  ...statusTones.flatMap((tone) => [
    ...rulesFor([tone], 4.5, [`on-${tone}`]),
    ...rulesFor([`${tone}-subtle`], 4.5, [`on-${tone}-subtle`, `${tone}-text`]),
  ]),
];

/** Checks the colours of a theme against every contrast rule. */
export function checkContrast(colors: ThemeColors, theme: Theme): readonly ContrastFinding[] {
  return contrastRules.map((rule) => {
    const ratio = contrast(colors[rule.foreground], colors[rule.background]);
    return { ...rule, theme, ratio, passes: ratio >= rule.minimum };
  });
}

/**
 * Throws if a colour pair has too little contrast. The message names the pair, its contrast and the required
 * minimum. It suggests the nearest foreground that passes on all its backgrounds, if any.
 */
export function assertContrast(brandName: string, colors: ThemeColors, theme: Theme): void {
  const failure = checkContrast(colors, theme).find((finding) => !finding.passes);
  if (failure === undefined) return;
  const { foreground, background, ratio, minimum } = failure;
  const rulesOfForeground = contrastRules.filter(
    (rule) => rule.foreground === foreground && rule.minimum === minimum,
  );
  const nearest = findPassingColor(
    colors[foreground],
    rulesOfForeground.map((rule) => colors[rule.background]),
    minimum,
  );
  const remedy =
    nearest === null
      ? `No lightness of ${foreground} passes on all its backgrounds, so change ${background} instead.`
      : `The nearest ${foreground} that passes is ${nearest}.`;
  const pair = `${foreground} (${colors[foreground]}) on ${background} (${colors[background]})`;
  throw new Error(
    `${brandName}, ${theme} theme: ${pair} has a contrast of ${ratio.toFixed(2)}, but WCAG 2.2 AA requires ${minimum}. ${remedy}`,
  );
}

/**
 * Formats the contrast of every colour pair in both themes as a Markdown table, for review before a release.
 */
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
    '| theme | foreground | background | contrast | minimum | result |',
    '| --- | --- | --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n');
}
