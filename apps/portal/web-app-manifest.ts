import type { Brand, Paint } from '@saddlebag/ui/tokens';
import type { Plugin } from 'vite';
import { svgOf } from './brand-icon.ts';
import { routes } from './src/paths.ts';

/** Share of a maskable icon that no device cuts off (W3C Web Application Manifest, section 1.15.1). */
const safeZone = 0.6;
const iconSize = 512;

/** Draws the mark on the colour of the top bar. A device may cut the icon to any shape. */
export const maskableIcon = ({ colors: { light }, logo }: Brand): string => {
  const paint = (color: Paint | undefined) =>
    color === undefined ? 'none' : light[color === 'current' ? 'on-nav' : color];
  const size = iconSize * safeZone;
  const offset = (iconSize - size) / 2;
  const mark = svgOf(logo.mark, paint).replace(
    '<svg ',
    `<svg x="${offset}" y="${offset}" width="${size}" height="${size}" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${iconSize} ${iconSize}"><rect width="${iconSize}" height="${iconSize}" fill="${light.nav}"/>${mark}</svg>`;
};

/** Returns the web app manifest of a brand. */
export const manifestOf = ({ name, colors: { light } }: Brand) => ({
  id: '/',
  name,
  short_name: name,
  start_url: routes.home,
  scope: '/',
  display: 'standalone',
  theme_color: light.nav,
  background_color: light.page,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: '/maskable-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'maskable' },
  ],
});

/** Emits the web app manifest with its icon, and links it from the portal's page. */
export function webAppManifest(brand: Brand): Plugin {
  return {
    name: 'saddlebag:web-app-manifest',
    generateBundle() {
      const source = JSON.stringify(manifestOf(brand));
      this.emitFile({ type: 'asset', fileName: 'manifest.webmanifest', source });
      this.emitFile({ type: 'asset', fileName: 'maskable-icon.svg', source: maskableIcon(brand) });
    },
    transformIndexHtml: (html, { bundle, path }) =>
      bundle && path === '/index.html'
        ? [
            { tag: 'link', attrs: { rel: 'manifest', href: '/manifest.webmanifest' } },
            { tag: 'meta', attrs: { name: 'theme-color', content: brand.colors.light.nav } },
          ]
        : html,
  };
}
