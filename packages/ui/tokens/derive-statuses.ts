import { toHex } from './color.ts';
import { deriveShades, deriveSolid } from './derive-shades.ts';
import { statusTones } from './names.ts';
import type { Theme } from './brand.ts';
import type { StatusTone } from './names.ts';

const statusHues: Readonly<Record<StatusTone, { readonly hue: number; readonly chroma: number }>> = {
  success: { hue: 152, chroma: 0.13 },
  warning: { hue: 78, chroma: 0.15 },
  danger: { hue: 24, chroma: 0.19 },
  info: { hue: 252, chroma: 0.13 },
};

/** Names of the colours of the four status tones. */
export type StatusColorName =
  | StatusTone
  | `on-${StatusTone}`
  | `${StatusTone}-subtle`
  | `on-${StatusTone}-subtle`
  | `${StatusTone}-text`
  | `${StatusTone}-border`;

interface StatusBackgrounds {
  readonly backgrounds: readonly string[];
  readonly white: string;
  readonly ink: string;
}

/**
 * Derives the status colours. Every brand uses the same hues, because green, amber, red and blue have a
 * meaning. Only their lightness depends on the surfaces of the brand.
 */
export function deriveStatuses(
  theme: Theme,
  { backgrounds, white, ink }: StatusBackgrounds,
): Record<StatusColorName, string> {
  const isDark = theme === 'dark';
  const entries = statusTones.flatMap((tone): [StatusColorName, string][] => {
    const { hue, chroma } = statusHues[tone];
    const { fill, onFill } = deriveSolid(
      toHex({
        l: isDark ? 0.78 : tone === 'warning' ? 0.8 : 0.51,
        c: isDark ? chroma * 0.9 : chroma,
        h: hue,
      }),
      white,
      ink,
    );
    const { subtle, onSubtle, text, border } = deriveShades({ h: hue, c: chroma }, backgrounds, theme);
    return [
      [tone, fill],
      [`on-${tone}`, onFill],
      [`${tone}-subtle`, subtle],
      [`on-${tone}-subtle`, onSubtle],
      [`${tone}-text`, text],
      [`${tone}-border`, border],
    ];
  });
  return Object.fromEntries(entries) as Record<StatusColorName, string>;
}
