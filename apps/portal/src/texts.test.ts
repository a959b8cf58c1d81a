import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { sessionTextKeys } from '@saddlebag/domain/session';
import en from './locales/en.json';

const groupsOf = (file: string) =>
  /en\.json\?only=([\w,-]+)/.exec(readFileSync(new URL(file, import.meta.url), 'utf8'))?.[1]?.split(',') ??
  [];

const bundles = [
  './entry-texts.ts',
  './shell/texts.ts',
  './widgets/toasts/texts.ts',
  './widgets/account-form/texts.ts',
  './routes/request/origin/texts.ts',
  './widgets/guest-entry/texts.ts',
  './embedded/texts.ts',
  './routes/login/parts/demo-accounts.model.ts',
  './routes/maintenance/texts.ts',
  './routes/request/questions/texts.ts',
  './routes/request/stepwise/texts.ts',
  './routes/request/payment/texts.ts',
  './routes/request/shortcuts/texts.ts',
  './routes/request/modify/texts.ts',
  './routes/tracking/texts.ts',
  './routes/tracking/actions/texts.ts',
  './routes/request/paste/texts.ts',
  './routes/terms/texts.ts',
  './developer-tools/texts.ts',
  './widgets/delivery-time/texts.ts',
  './routes/request/voucher/texts.ts',
];

it('brings every English text along with one of the bundles, and none with two', () => {
  const groups = bundles.flatMap(groupsOf);

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
