import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sessionTextKeys } from '@saddlebag/domain/session';
import en from './locales/en.json';

const groupsOf = (file: string) =>
  /en\.json\?only=([\w,-]+)/.exec(readFileSync(new URL(file, import.meta.url), 'utf8'))?.[1]?.split(',') ??
  [];

const textModules = [
  './analytics/texts.ts',
  './entry-texts.ts',
  './shell/texts.ts',
  './shell/unknown-vendor/texts.ts',
  './widgets/address-labels/texts.ts',
  './widgets/city-map/texts.ts',
  './widgets/toasts/texts.ts',
  './background/texts.ts',
  './widgets/account-form/texts.ts',
  './routes/request/origin/texts.ts',
  './widgets/guest-entry/texts.ts',
  './embedded/texts.ts',
  './routes/login/parts/demo-accounts.model.ts',
  './routes/maintenance/texts.ts',
  './routes/not-found/texts.ts',
  './routes/request/questions/texts.ts',
  './routes/request/stepwise/texts.ts',
  './routes/request/payment/texts.ts',
  './routes/request/shortcuts/texts.ts',
  './routes/request/modify/texts.ts',
  './widgets/order-detail/texts.ts',
  './widgets/order-detail/proofs/texts.ts',
  './routes/history/texts.ts',
  './routes/bulk-order/texts.ts',
  './widgets/order-actions/texts.ts',
  './widgets/cancelled-notice/texts.ts',
  './widgets/all-outlets/texts.ts',
  './widgets/attention-lane/texts.ts',
  './routes/request/paste/texts.ts',
  './routes/request/draft-offer/texts.ts',
  './routes/terms/texts.ts',
  './developer-tools/texts.ts',
  './widgets/delivery-time/texts.ts',
  './routes/request/voucher/texts.ts',
  './routes/request/extras/texts.ts',
  './widgets/help-centre/texts.ts',
  './help-panel/texts.ts',
  './routes/faq/texts.ts',
  './widgets/tour/texts.ts',
  './shell/commands/texts.ts',
  './shell/last-orders/texts.ts',
  './widgets/share-link/texts.ts',
  './widgets/outlet-form/texts.ts',
  './routes/tracking/actions/slip/texts.ts',
  './public-pages/shell/texts.ts',
  './public-pages/delivery-receipt/texts.ts',
  './public-pages/prohibiteditems-c2c/texts.ts',
];

describe('textModules', () => {
  it('includes each English text group in exactly one module', () => {
    const groups = textModules.flatMap(groupsOf);

    expect(groups.toSorted()).toEqual(Object.keys(en).toSorted());
  });
});

describe('English locale file', () => {
  it('contains a text for every text key of the session', () => {
    const texts: Readonly<Record<string, Readonly<Record<string, unknown>>>> = en;
    const missing = sessionTextKeys.filter((key) => {
      const [group = '', name = ''] = key.split('.');
      return typeof texts[group]?.[name] !== 'string';
    });

    expect(missing).toEqual([]);
  });
});
