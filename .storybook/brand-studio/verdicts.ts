import { findPassingColor } from '../../packages/ui/tokens/color.ts';
import { checkContrast, contrastRules } from '../../packages/ui/tokens/index.ts';
import type { Brand, ColorName, ContrastFinding, ThemeColors } from '../../packages/ui/tokens/index.ts';

/** A replacement for one colour that fixes a failing pair. */
export interface Remedy {
  readonly name: ColorName;
  readonly value: string;
}

export interface Verdict extends ContrastFinding {
  /** Null if the pair passes, or if no lightness of either colour would make it pass. */
  readonly remedy: Remedy | null;
}

/** Formats a contrast ratio with two decimals, rounded down so a failing ratio never looks sufficient. */
export const formatRatio = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/**
 * Finds the nearest foreground that passes on all its backgrounds. If none exists, finds the nearest
 * background that passes under all its foregrounds.
 */
function findRemedy(
  { foreground, background, minimum }: ContrastFinding,
  colors: ThemeColors,
): Remedy | null {
  const relevantRules = contrastRules.filter((rule) => rule.minimum === minimum);
  const foregroundRules = relevantRules.filter((rule) => rule.foreground === foreground);
  const backgroundRules = relevantRules.filter((rule) => rule.background === background);
  const newForeground = findPassingColor(
    colors[foreground],
    foregroundRules.map((rule) => colors[rule.background]),
    minimum,
  );
  if (newForeground !== null) return { name: foreground, value: newForeground };
  const newBackground = findPassingColor(
    colors[background],
    backgroundRules.map((rule) => colors[rule.foreground]),
    minimum,
  );
  return newBackground === null ? null : { name: background, value: newBackground };
}

/** Checks every colour pair of both themes. Failing pairs come first. */
export function collectVerdicts({ colors }: Brand): readonly Verdict[] {
  return (['light', 'dark'] as const)
    .flatMap((theme) => checkContrast(colors[theme], theme))
    .map((finding) => ({
      ...finding,
      remedy: finding.passes ? null : findRemedy(finding, colors[finding.theme]),
    }))
    .toSorted((verdict, otherVerdict) => Number(verdict.passes) - Number(otherVerdict.passes));
}
