import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sessionTextKeys } from '@saddlebag/domain/session';
import en from './locales/en.json';

const groupsOf = (file: string) =>
  /en\.json\?only=([\w,]+)/.exec(readFileSync(new URL(file, import.meta.url), 'utf8'))?.[1]?.split(',') ?? [];

it('brings every English text along with one of the two bundles, and none with both', () => {
  const groups = [...groupsOf('./entry-texts.ts'), ...groupsOf('./shell/shell-texts.ts')];

  expect(groups.toSorted()).toEqual(Object.keys(en).toSorted());
});

it('has a text of its own for every reason not to sign somebody in, and for all else that a session says', () => {
  const texts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = en;
  const missing = sessionTextKeys.filter((key) => {
    const [group = '', name = ''] = key.split('.');
    return typeof texts[group]?.[name] !== 'string';
  });

  expect(missing).toEqual([]);
});
