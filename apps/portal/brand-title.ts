import type { Brand } from '@saddlebag/ui/tokens';
import type { Plugin } from 'vite';

/** Replaces the title in a page's HTML. The title is the brand's name until the portal knows screen and language. */
export const withBrandTitle = (html: string, { name }: Brand): string =>
  html.replace(/<title>[^<]*<\/title>/, `<title>${name}</title>`);

/** Titles the portal's page with the brand. */
export function brandTitle(brand: Brand): Plugin {
  return {
    name: 'saddlebag:brand-title',
    transformIndexHtml: (html, { path }) => (path === '/index.html' ? withBrandTitle(html, brand) : html),
  };
}
