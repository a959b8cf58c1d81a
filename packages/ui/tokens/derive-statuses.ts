import { hex } from './color.ts';
import { shades, solid } from './derive-shades.ts';
import { statusTones } from './names.ts';
import type { Theme } from './brand.ts';
import type { StatusTone } from './names.ts';

const statusHues: Readonly<Record<StatusTone, { readonly hue: number; readonly chroma: number }>> = {
  success: { hue: 152, chroma: 0.13 },
  warning: { hue: 78, chroma: 0.15 },
  danger: { hue: 24, chroma: 0.19 },
  info: { hue: 252, chroma: 0.13 },
};

/** The colours of the four tones. */
export type StatusColorName =
  | StatusTone
  | `on-${StatusTone}`
  | `${StatusTone}-subtle`
  | `on-${StatusTone}-subtle`
  | `${StatusTone}-text`
  | `${StatusTone}-border`;

interface StatusGrounds {
  readonly grounds: readonly string[];
  readonly white: string;
  readonly ink: string;
}

/**
 * The colours in which a status speaks. They are the same hues for every brand, because green, amber, red
 * and blue mean something; only their lightness answers to the brand's surfaces.
 */
export function deriveStatuses(
  theme: Theme,
  { grounds, white, ink }: StatusGrounds,
): Record<StatusColorName, string> {
  const dark = theme === 'dark';
  const entries = statusTones.flatMap((tone): [StatusColorName, string][] => {
    const { hue, chroma } = statusHues[tone];
    const { fill, on } = solid(
      hex({ l: dark ? 0.78 : tone === 'warning' ? 0.8 : 0.51, c: dark ? chroma * 0.9 : chroma, h: hue }),
      white,
      ink,
    );
    const { subtle, onSubtle, text, border } = shades({ h: hue, c: chroma }, grounds, theme);
    return [
      [tone, fill],
      [`on-${tone}`, on],
      [`${tone}-subtle`, subtle],
      [`on-${tone}-subtle`, onSubtle],
      [`${tone}-text`, text],
      [`${tone}-border`, border],
    ];
  });
  return Object.fromEntries(entries) as Record<StatusColorName, string>;
}
