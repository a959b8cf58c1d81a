import type { Artwork, Brand, Paint } from '@saddlebag/ui/tokens';
import type { Plugin } from 'vite';

const escaped = (text: string) => text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'));

/** A drawing as an SVG file; what takes the colour of the text around it takes `own`. */
export function svgOf(
  { viewBox, ends = 'round', shapes }: Artwork,
  paint: (color: Paint | undefined) => string,
): string {
  const [cap, join] = ends === 'round' ? ['round', 'round'] : ['butt', 'miter'];
  const drawn = shapes.map((shape) =>
    'text' in shape
      ? `<text x="${shape.x}" y="${shape.y}" font-size="${shape.size}" font-family="system-ui, sans-serif" font-weight="700" text-anchor="${shape.anchor ?? 'start'}" fill="${paint(shape.fill)}">${escaped(shape.text)}</text>`
      : `<path d="${shape.d}" fill="${paint(shape.fill)}" stroke="${paint(shape.stroke)}" stroke-width="${shape.width ?? 0}" stroke-linecap="${cap}" stroke-linejoin="${join}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${drawn.join('')}</svg>`;
}

/** Writes `/favicon.svg`: the brand's sign in the colours of its light theme. */
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
