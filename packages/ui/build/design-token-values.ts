import type { Theme } from '../tokens/brand.ts';

const channel = (hex: string, at: number) =>
  Number((Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(4));

/** `#rrggbb` or `#rrggbbaa` as a colour value; `alpha` (0 to 1) counts on top. */
export function colorValue(hex: string, alpha = 1) {
  return {
    colorSpace: 'srgb',
    components: [channel(hex, 1), channel(hex, 3), channel(hex, 5)],
    alpha: Number(((hex.length > 7 ? channel(hex, 7) : 1) * alpha).toFixed(4)),
    hex: hex.slice(0, 7),
  };
}

/** A CSS length as a dimension value. */
export function lengthValue(length: string) {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(length) ?? [];
  if (value === undefined) throw new Error(`“${length}” is no length in px or rem.`);
  return { value: Number(value), unit };
}

const shadowLength = (length: string) =>
  length === 'var(--sb-border-width)' ? '{size.border}' : lengthValue(length);

function shadowColor(color: string, theme: Theme) {
  if (color === 'transparent') return colorValue('#000000', 0);
  const token = /^var\(--sb-color-([\w-]+)\)$/.exec(color)?.[1];
  if (token !== undefined) return `{${theme}.color.${token}}`;
  const [, hex, percent] = /^color-mix\(in srgb, (#\w{6}) ([\d.]+)%, transparent\)$/.exec(color) ?? [];
  if (hex === undefined) throw new Error(`“${color}” is no colour that shadows are made of.`);
  return colorValue(hex, Number(percent) / 100);
}

/** A CSS shadow, as the brands write it, as the list of its layers. */
export function shadowValue(shadow: string, theme: Theme) {
  return shadow.split(/, (?![^(]*\))/).map((layer) => {
    const inset = layer.startsWith('inset ');
    const words = layer.replace('inset ', '').split(/ (?![^(]*\))/);
    const [offsetX, offsetY, blur, spread = '0'] = words.slice(0, -1);
    return {
      color: shadowColor(words.at(-1) ?? '', theme),
      offsetX: shadowLength(offsetX ?? ''),
      offsetY: shadowLength(offsetY ?? ''),
      blur: shadowLength(blur ?? ''),
      spread: shadowLength(spread),
      ...(inset ? { inset } : {}),
    };
  });
}
