import type { Artwork, Brand, Paint } from '@saddlebag/ui/tokens';
import type { Plugin } from 'vite';

/** Escapes a text for HTML and XML. It must not be the value of an attribute. */
export const escapeText = (text: string): string =>
  text.replace(/[&<]/g, (character) => (character === '&' ? '&amp;' : '&lt;'));

/** Serializes artwork as an SVG document. `paint` resolves each colour to a CSS value. */
export function svgOf(
  { viewBox, ends = 'round', shapes }: Artwork,
  paint: (color: Paint | undefined) => string,
): string {
  const [cap, join] = ends === 'round' ? ['round', 'round'] : ['butt', 'miter'];
  const elements = shapes.map((shape) =>
    'text' in shape
      ? `<text x="${shape.x}" y="${shape.y}" font-size="${shape.size}" font-family="system-ui, sans-serif" font-weight="700" text-anchor="${shape.anchor ?? 'start'}" fill="${paint(shape.fill)}">${escapeText(shape.text)}</text>`
      : `<path d="${shape.d}" fill="${paint(shape.fill)}" stroke="${paint(shape.stroke)}" stroke-width="${shape.width ?? 0}" stroke-linecap="${cap}" stroke-linejoin="${join}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${elements.join('')}</svg>`;
}

/** Emits `/favicon.svg`: the brand's mark in the colours of its light theme. */
export function brandIcon({ colors, logo }: Brand): Plugin {
  const paint = (color: Paint | undefined) =>
    color === undefined ? 'none' : colors.light[color === 'current' ? 'accent' : color];
  return {
    name: 'saddlebag:brand-icon',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source: svgOf(logo.mark, paint) });
    },
  };
}
