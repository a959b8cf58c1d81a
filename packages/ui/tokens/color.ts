import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori';
import type { Oklch } from 'culori';

const toOklch = converter('oklch');

/** A colour as designers think of it: lightness 0–1, chroma 0–0.37, hue in degrees (OKLCH, CSS Color 4). */
export interface Tone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Reads `#rrggbb` or any CSS colour. Throws when it is none. */
export function toneOf(color: string): Tone {
  const parsed = parse(color);
  if (parsed === undefined) throw new Error(`"${color}" is not a CSS colour.`);
  const { l, c, h } = toOklch(parsed);
  return { l, c, h: h ?? 0 };
}

/** Writes a tone as `#rrggbb`; chroma that sRGB lacks is given up, lightness and hue stay. */
export function hex({ l, c, h }: Tone): string {
  const color: Oklch = { mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h };
  return formatHex(clampChroma(color, 'oklch'));
}

/** The same hue and chroma at another lightness, as `#rrggbb`. */
export function atLightness(color: string, lightness: number): string {
  return hex({ ...toneOf(color), l: lightness });
}

/** Contrast of two colours by WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  return wcagContrast(one, other);
}

/** The lowest contrast of a colour with several grounds. */
export function lowestContrast(color: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => contrast(color, ground)));
}

const step = 0.004;

/**
 * Moves a colour's lightness, and nothing else, as little as needed to reach `minimum` against every
 * ground. Returns null when neither lighter nor darker gets there.
 */
export function nearestPassing(color: string, grounds: readonly string[], minimum: number): string | null {
  if (lowestContrast(color, grounds) >= minimum) return color;
  const { l, c, h } = toneOf(color);
  for (let distance = step; distance <= 1; distance += step) {
    for (const lightness of [l - distance, l + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const moved = hex({ l: lightness, c, h });
      if (lowestContrast(moved, grounds) >= minimum) return moved;
    }
  }
  return null;
}

/** Whichever of the given colours reads best on the ground. */
export function mostReadable(ground: string, candidates: readonly [string, ...string[]]): string {
  return candidates.reduce((best, candidate) =>
    contrast(candidate, ground) > contrast(best, ground) ? candidate : best,
  );
}
