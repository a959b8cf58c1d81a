import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import texts from '../../locales/en.json?only=bulk';
import './texts.ts';

const domain = join(import.meta.dirname, '../../../../../packages/domain/src/bulk');

/** The keys of the texts that the reader and the validation name in their code. */
const usedKeys = globSync('**/*.ts', { cwd: domain })
  .filter((file) => !file.includes('.test.') && !file.includes('testing/'))
  .flatMap(
    (file) => readFileSync(join(domain, file), 'utf8').match(/bulk\.(?:file|problem)\.[a-z.-]+[a-z]/g) ?? [],
  );

const hasText = (key: string): boolean =>
  key
    .split('.')
    .reduce<unknown>(
      (node, name) => (typeof node === 'object' && node ? Reflect.get(node, name) : undefined),
      texts,
    ) !== undefined;

describe('English text group bulk', () => {
  it('contains each key that the reader and the validation name', () => {
    expect(usedKeys.length).toBeGreaterThan(40);
    expect([...new Set(usedKeys)].filter((key) => !hasText(key))).toEqual([]);
  });
});
