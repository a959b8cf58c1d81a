import { brandCss, type Brand } from '@saddlebag/ui/tokens';
import type { Plugin } from 'vite';

/** Writes `/favicon.svg`: the brand's sign in its own colours, which it reads from the tokens of the light theme. */
export function brandIcon(brand: Brand): Plugin {
  const tokens = new Map(
    [...brandCss(brand, { isDefault: true }).matchAll(/--sb-color-([\w-]+):\s*([^;]+);/g)]
      .map(([, name, value]) => [name, value] as const)
      .toReversed(),
  );
  const paint = (color: string | undefined, own: string) =>
    color === undefined ? 'none' : (tokens.get(color === 'current' ? own : color) ?? own);
  const { viewBox, shapes } = brand.logo.mark;
  const paths = shapes.map(
    ({ d, fill, stroke, width }) =>
      `<path d="${d}" fill="${paint(fill, 'accent')}" stroke="${paint(stroke, 'accent')}" stroke-width="${width ?? 0}" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  return {
    name: 'saddlebag:brand-icon',
    generateBundle() {
      const source = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${paths.join('')}</svg>`;
      this.emitFile({ type: 'asset', fileName: 'favicon.svg', source });
    },
  };
}
