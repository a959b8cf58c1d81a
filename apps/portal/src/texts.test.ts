import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import en from './locales/en.json';

const groupsOf = (file: string) =>
  /en\.json\?only=([\w,]+)/.exec(readFileSync(new URL(file, import.meta.url), 'utf8'))?.[1]?.split(',') ?? [];

it('brings every English text along with one of the two bundles, and none with both', () => {
  const groups = [...groupsOf('./entry-texts.ts'), ...groupsOf('./shell/shell-texts.ts')];

  expect(groups.toSorted()).toEqual(Object.keys(en).toSorted());
});
