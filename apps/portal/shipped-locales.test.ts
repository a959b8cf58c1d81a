import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { onlyShippedLocales } from './shipped-locales.ts';

const load = (id: string): unknown => {
  const { load: hook } = onlyShippedLocales();
  if (typeof hook !== 'function') throw new Error('The plugin has no load hook.');
  return hook.call({} as never, id);
};

describe('onlyShippedLocales', () => {
  it('replaces the list of all languages by those with texts', () => {
    const path = join(import.meta.dirname, '../../packages/domain/src/platform/i18n/all-locales.ts');

    expect(existsSync(path)).toBe(true);
    expect(load(path)).toEqual({
      code: `export const locales = ${JSON.stringify([
        { tag: 'en', endonym: 'English', dir: 'ltr' },
        { tag: 'bn', endonym: 'বাংলা', dir: 'ltr' },
        { tag: 'ar', endonym: 'العربية', dir: 'rtl' },
      ])};`,
      moduleType: 'js',
    });
  });

  it('leaves other modules as they are', () => {
    expect(load('/packages/domain/src/platform/i18n/locales.ts')).toBe(null);
  });
});
