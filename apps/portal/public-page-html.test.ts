import { brands } from '@saddlebag/ui/brands';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { publicPageFiles } from './public-page-files.ts';
import { publicPageHtml } from './public-page-html.ts';
import { publicPages } from './public-page-of.ts';

const metaOf = (html: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];

describe('publicPageHtml', () => {
  // Proves: public-page.preview
  it.each(publicPages)('gives %s a title, a description and a picture for chats', (page) => {
    const html = publicPageHtml(page, brands.falaj);

    const title = metaOf(html, 'og:title');
    const description = metaOf(html, 'description');
    expect([title, description]).toEqual([expect.stringMatching(/\w+/), expect.stringMatching(/\w+/)]);
    for (const family of ['og', 'twitter']) {
      expect(metaOf(html, `${family}:title`)).toBe(title);
      expect(metaOf(html, `${family}:description`)).toBe(description);
      expect(metaOf(html, `${family}:image`)).toBe('__ORIGIN__/link-preview.png');
      expect(metaOf(html, `${family}:image:alt`)).toBe(brands.falaj.name);
    }
    expect(html).toContain(`src="/src/public-pages/${page}/main.tsx"`);
  });

  it.each(publicPages)('names %s and the brand in the title before any script has run', (page) => {
    const html = publicPageHtml(page, brands.falaj);

    expect(/<title>([^<]+)<\/title>/.exec(html)?.[1]).toBe(
      `${metaOf(html, 'og:title')} · ${brands.falaj.name}`,
    );
  });

  it('describes each page in its own words', () => {
    const descriptions = publicPages.map((page) =>
      metaOf(publicPageHtml(page, brands.mangrove), 'description'),
    );

    expect(new Set(descriptions).size).toBe(publicPages.length);
  });

  // Proves: public-page.preview
  it.each(Object.keys(brands))('has a preview picture of %s', (brand) => {
    expect(existsSync(join(import.meta.dirname, `public-pages/previews/${brand}.png`))).toBe(true);
  });
});

describe('publicPageFiles', () => {
  const plugin = publicPageFiles({ brand: brands.mangrove, ordersUrl: '/orders/' });
  const bundle = {
    'assets/page.css': {
      type: 'asset',
      fileName: 'assets/page.css',
      source: '.page{}@font-face{font-display:swap}',
    },
    'assets/bn.js': {
      type: 'chunk',
      fileName: 'assets/bn.js',
      isDynamicEntry: true,
      facadeModuleId: '/portal/src/locales/bn.json?only=public',
    },
  };
  const finish = (page: string): string => {
    const hook = plugin.transformIndexHtml;
    if (typeof hook !== 'object') throw new Error('The plugin has no hook for HTML files.');
    const html =
      '<title>T</title><script type="module" src="/assets/page.js"></script><link rel="stylesheet" crossorigin href="/assets/page.css">';
    const filename = join(import.meta.dirname, `public-pages/${page}.html`);
    return String(Reflect.apply(hook.handler, null, [html, { bundle, filename, path: '' }]));
  };

  it('inlines the styles, and requests the order and its texts before the scripts', () => {
    const html = finish('tracking');

    expect(html).toContain('<style nonce="__CSP_NONCE__">.page{}@font-face{font-display:optional}</style>');
    expect(html).toContain('<script type="module" fetchpriority="low" src');
    expect(html).toContain('<link rel="stylesheet" href="/assets/page.css" disabled>');
    expect(html).toContain('("/orders/", {"bn":"/assets/bn.js"})');
  });

  it('requests no order on the page of prohibited items', () => {
    expect(finish('prohibiteditems-c2c')).toContain('(null, {"bn":"/assets/bn.js"})');
  });
});
