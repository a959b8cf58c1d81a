import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, 'src/locales');

/**
 * Keeps the texts of one brand. `product` contains under each name a text for some brands, and one for all the others.
 */
const onlyBrand = (product: unknown, brand: string) =>
  Object.fromEntries(
    Object.entries(product as Record<string, Record<string, string>>).map(([name, texts]) => [
      name,
      { [brand]: texts[brand] ?? texts['default'] },
    ]),
  );

/** Reads a locale file, with the texts of one brand only if there is one. */
const readTexts = (path: string, brand: string | undefined): Readonly<Record<string, unknown>> =>
  JSON.parse(readFileSync(path, 'utf8'), (key, value: unknown) =>
    key === 'product' && brand !== undefined ? onlyBrand(value, brand) : value,
  ) as Readonly<Record<string, unknown>>;

/**
 * Serves the texts in two forms. `/locales/{tag}.json` is a whole language, which the portal fetches at run
 * time. `import './locales/en.json?only=auth,nav'` bundles only the named groups, so that each chunk contains
 * its English texts.
 * @param brand the brand of the build. Texts about the other brands are left out of the chunks.
 */
export function localeFiles(brand?: string): Plugin {
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return {
    name: 'saddlebag:locale-files',
    enforce: 'pre',
    load(id) {
      const [path, query] = id.split('?only=');
      if (!path || !query) return null;
      this.addWatchFile(path);
      const texts = readTexts(path, brand);
      const missing = query.split(',').filter((group) => !(group in texts));
      if (missing.length > 0)
        this.error(
          `${path} has no group ${missing.join(', ')}, so the screens would show keys. Correct the import.`,
        );
      const selected = Object.fromEntries(query.split(',').map((group) => [group, texts[group]]));
      return { code: `export default ${JSON.stringify(selected)};`, moduleType: 'js' };
    },
    configureServer(server) {
      server.middlewares.use('/locales', (request, response, next) => {
        const name = request.url?.slice(1) ?? '';
        if (!names.includes(name)) {
          next();
          return;
        }
        response.setHeader('content-type', 'application/json');
        response.end(JSON.stringify(readTexts(join(folder, name), brand)));
      });
    },
    generateBundle() {
      for (const name of names) {
        this.emitFile({
          type: 'asset',
          fileName: `locales/${name}`,
          source: JSON.stringify(readTexts(join(folder, name), brand)),
        });
      }
    },
  };
}
