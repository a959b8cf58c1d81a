import { clampChroma, converter, formatHex, parse, wcagContrast } from 'culori';
import type { Oklch } from 'culori';

const toOklch = converter('oklch');

/** A colour in OKLCH (CSS Color 4): lightness 0–1, chroma 0–0.37, hue in degrees. */
export interface Tone {
  readonly l: number;
  readonly c: number;
  readonly h: number;
}

/** Parses `#rrggbb` or any other CSS colour. Throws if the text is not a colour. */
export function parseTone(color: string): Tone {
  const parsed = parse(color);
  if (parsed === undefined)
    throw new Error(
      `"${color}" is not a CSS colour, so no theme can be derived from it. Use a value such as #0b6b50.`,
    );
  const { l, c, h } = toOklch(parsed);
  return { l, c, h: h ?? 0 };
}

/** Formats a tone as `#rrggbb`. Reduces chroma to fit sRGB and keeps lightness and hue. */
export function toHex({ l, c, h }: Tone): string {
  const color: Oklch = { mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.max(0, c), h };
  return formatHex(clampChroma(color, 'oklch'));
}

/** Returns the colour with another lightness (0–1) and the same hue and chroma, as `#rrggbb`. */
export function withLightness(color: string, lightness: number): string {
  return toHex({ ...parseTone(color), l: lightness });
}

/** Returns the WCAG 2.2 contrast ratio of two colours, from 1 to 21. */
export function contrast(foreground: string, background: string): number {
  return wcagContrast(foreground, background);
}

/** Returns the lowest contrast between a colour and several backgrounds. */
function lowestContrast(color: string, backgrounds: readonly string[]): number {
  return Math.min(...backgrounds.map((background) => contrast(color, background)));
}

const lightnessStep = 0.004;

/**
 * Changes the lightness of a colour as little as possible to reach a contrast of `minimum` with every
 * background. Returns null if no lightness reaches it.
 */
export function findPassingColor(
  color: string,
  backgrounds: readonly string[],
  minimum: number,
): string | null {
  if (lowestContrast(color, backgrounds) >= minimum) return color;
  const { l, c, h } = parseTone(color);
  for (let distance = lightnessStep; distance <= 1; distance += lightnessStep) {
    for (const lightness of [l - distance, l + distance]) {
      if (lightness < 0 || lightness > 1) continue;
      const candidateColor = toHex({ l: lightness, c, h });
      if (lowestContrast(candidateColor, backgrounds) >= minimum) return candidateColor;
    }
  }
  return null;
}

/** Returns the candidate with the highest contrast on the background. */
export function pickMostReadable(background: string, candidates: readonly [string, ...string[]]): string {
  return candidates.reduce((best, candidate) =>
    contrast(candidate, background) > contrast(best, background) ? candidate : best,
  );
}
