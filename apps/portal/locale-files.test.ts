import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { localeFiles } from './locale-files.ts';

/** Returns the texts that a chunk of the brand's build contains. */
const loadTexts = (brand: string, groups: string): unknown => {
  const { load } = localeFiles(brand);
  if (typeof load !== 'function') throw new Error('The plugin has no load hook.');
  const context = { addWatchFile: () => undefined, error: (message: string) => expect.fail(message) };
  const path = join(import.meta.dirname, 'src/locales/en.json');
  const loaded = load.call(context as never, `${path}?only=${groups}`) as { readonly code: string };
  return JSON.parse(loaded.code.replace(/^export default /, '').replace(/;$/, ''));
};

describe('localeFiles', () => {
  it('keeps the brand’s own texts about the product', () => {
    expect(loadTexts('falaj', 'product')).toEqual({
      product: { promise: { falaj: 'Every order finds its way.' }, claim: { falaj: expect.any(String) } },
    });
  });

  it('gives a whole language the texts of the brand', () => {
    const files = new Map<string, string>();
    const { generateBundle } = localeFiles('gira');
    if (typeof generateBundle !== 'function') throw new Error('The plugin has no generateBundle hook.');
    const emitFile = ({ fileName, source }: { readonly fileName: string; readonly source: string }) =>
      files.set(fileName, source);
    void generateBundle.call({ emitFile } as never, {} as never, {}, true);

    const { product } = JSON.parse(files.get('locales/ar.json') ?? '') as { readonly product: unknown };
    expect(product).toEqual({ promise: { gira: 'مندوب لكل طلب.' }, claim: { gira: expect.any(String) } });
  });

  it('gives a brand without such texts those of all brands', () => {
    expect(loadTexts('gira', 'product')).toEqual({
      product: { promise: { gira: 'A rider for every order.' }, claim: { gira: expect.any(String) } },
    });
  });
});
