import { findPassingColor } from '../../packages/ui/tokens/color.ts';
import { checkContrast, contrastRules } from '../../packages/ui/tokens/index.ts';
import type { Brand, ColorName, ContrastFinding, ThemeColors } from '../../packages/ui/tokens/index.ts';

/** The change of one colour that would mend a pair. */
export interface Remedy {
  readonly name: ColorName;
  readonly value: string;
}

export interface Verdict extends ContrastFinding {
  /** Null for a pair that passes, and where no lightness of either colour would do. */
  readonly remedy: Remedy | null;
}

/** Rounded down: what is a hair too little must not read as enough. */
export const ratioText = (ratio: number): string => (Math.floor(ratio * 100) / 100).toFixed(2);

/** The nearest value of the foreground that passes on all its grounds; else of the ground, under all that stands on it. */
function remedyFor({ foreground, background, minimum }: ContrastFinding, colors: ThemeColors): Remedy | null {
  const asked = contrastRules.filter((rule) => rule.minimum === minimum);
  const grounds = asked.filter((rule) => rule.foreground === foreground);
  const above = asked.filter((rule) => rule.background === background);
  const written = findPassingColor(
    colors[foreground],
    grounds.map((rule) => colors[rule.background]),
    minimum,
  );
  if (written !== null) return { name: foreground, value: written };
  const ground = findPassingColor(
    colors[background],
    above.map((rule) => colors[rule.foreground]),
    minimum,
  );
  return ground === null ? null : { name: background, value: ground };
}

/** Every pair of both themes, the failing ones first. */
export function verdictsOf({ colors }: Brand): readonly Verdict[] {
  return (['light', 'dark'] as const)
    .flatMap((theme) => checkContrast(colors[theme], theme))
    .map((finding) => ({
      ...finding,
      remedy: finding.passes ? null : remedyFor(finding, colors[finding.theme]),
    }))
    .toSorted((one, other) => Number(one.passes) - Number(other.passes));
}
