import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import en from './locales/en.json';

const groupsOf = (file: string) =>
  /en\.json\?only=([\w,]+)/.exec(readFileSync(new URL(file, import.meta.url), 'utf8'))?.[1]?.split(',') ?? [];

it('brings every English text along with one of the bundles, and none with two', () => {
  const files = ['./entry-texts.ts', './shell/shell-texts.ts', './widgets/account-form/account-texts.ts'];
  const groups = files.flatMap(groupsOf);

  expect(groups.toSorted()).toEqual(Object.keys(en).toSorted());
});
