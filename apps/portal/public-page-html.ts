import type { Brand } from '@saddlebag/ui/tokens';
import { drawWordMark } from './draw-word-mark.ts';
import type { publicPages } from './public-page-of.ts';
import { headerClass, mainClass, pageClass } from './src/public-pages/shell/frame-class.ts';

type PublicPage = (typeof publicPages)[number];

/** The texts that chats show beside a link, in English: chats load the page without running its scripts. */
const previews: Readonly<Record<PublicPage, { readonly title: string; readonly description: string }>> = {
  tracking: {
    title: 'Follow your delivery',
    description: 'See where your order is and when it arrives.',
  },
  'delivery-receipt': {
    title: 'Delivery receipt',
    description: 'The amounts, times and photos of your delivery.',
  },
  'tracking-c2c': {
    title: 'Follow your delivery',
    description: 'See where your item is and when it arrives.',
  },
  'prohibiteditems-c2c': {
    title: 'What we cannot carry',
    description: 'Goods that riders may refuse.',
  },
};

/** Draws the frame of a page and a skeleton, which are visible until the first render fills `#root`. */
const drawShell = (brand: Brand): string => {
  const bone = (shape: 'text' | 'block', classes: string) =>
    `<span class="sb-skeleton ${classes}" data-shape="${shape}"></span>`;
  return `<div data-slot="page-shell" aria-hidden="true" class="${pageClass}">
      <div class="${headerClass}">${drawWordMark(brand, { classes: 'h-7' })}</div>
      <div class="${mainClass}">${bone('text', 'h-8 w-4/5')}${bone('text', 'h-5 w-2/5')}${bone('block', 'h-48')}${bone('block', 'h-20')}</div>
    </div>`;
};

/**
 * Returns the HTML file of a public page. Its description and picture appear in chats, with a title that leaves the
 * brand out, because chats show the name of the site too.
 * @param brand the brand of the build, whose logo the page shows at once
 */
export const publicPageHtml = (page: PublicPage, brand: Brand): string => {
  const { title, description } = previews[page];
  return `<!doctype html>
<html lang="en" dir="ltr">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <meta name="robots" content="noindex" />
    <meta name="google-maps" content="__GOOGLE_MAPS__" />
    <title>${title} · ${brand.name}</title>
    <meta name="description" content="${description}" />
    <meta property="og:title" content="${title}" />
    <meta property="og:description" content="${description}" />
    <meta property="og:type" content="website" />
    <meta property="og:site_name" content="${brand.name}" />
    <meta property="og:image" content="__ORIGIN__/link-preview.png" />
    <meta property="og:image:width" content="1200" />
    <meta property="og:image:height" content="630" />
    <meta property="og:image:alt" content="${brand.name}" />
    <meta name="twitter:card" content="summary_large_image" />
    <meta name="twitter:title" content="${title}" />
    <meta name="twitter:description" content="${description}" />
    <meta name="twitter:image" content="__ORIGIN__/link-preview.png" />
    <meta name="twitter:image:alt" content="${brand.name}" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
  </head>
  <body>
    <div id="root"></div>
    ${drawShell(brand)}
    <script type="module" src="/src/public-pages/${page}/main.tsx"></script>
  </body>
</html>
`;
};
