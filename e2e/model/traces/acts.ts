import fc from 'fast-check';
import { cards } from './cards.ts';
import { troubledCalls, troubles } from './network.ts';
import type { TroubledCall } from './network.ts';
import { outlets } from './service.ts';

/** One of the tabs, as far as there are so many. */
const tab = fc.nat({ max: 2 });
const act = <Kind extends string, Rest extends object>(
  kind: Kind,
  rest: { [K in keyof Rest]: fc.Arbitrary<Rest[K]> },
) =>
  fc.record({ kind: fc.constant(kind), tab, ...rest }) as unknown as fc.Arbitrary<
    { readonly kind: Kind; readonly tab: number } & Readonly<Rest>
  >;

/** Fields that can be edited without another order coming of it: the phone tells whose order it is. */
export const editedFields = [
  'customerName',
  'notes',
  'amount',
  'description',
  'unit',
  'building',
  'pickupCode',
] as const;

const acts = fc.oneof(
  { weight: 10, arbitrary: act('fill', { place: fc.nat({ max: 2 }), isOnline: fc.boolean() }) },
  { weight: 14, arbitrary: act('press', { times: fc.constantFrom(1, 1, 1, 3) }) },
  { weight: 8, arbitrary: act('check out', { card: fc.constantFrom(...cards) }) },
  {
    weight: 5,
    arbitrary: act('edit', { field: fc.constantFrom(...editedFields), value: fc.nat({ max: 9 }) }),
  },
  // Right after it anything may follow, while nothing is known of the new place.
  { weight: 5, arbitrary: act('move', { place: fc.nat({ max: 2 }), isSearched: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: act('method', { method: fc.constantFrom('CASH_ON_DELIVERY', 'PAID', 'ONLINE_PAYMENT') }),
  },
  { weight: 3, arbitrary: act('skip', { to: fc.constantFrom('details', 'payment', 'send') }) },
  { weight: 3, arbitrary: act('vendor', { vendorId: fc.constantFrom(...outlets) }) },
  { weight: 1, arbitrary: act('start over', {}) },
  // The form stands there until its fee has run out, while fees have changed, and is sent then.
  { weight: 5, arbitrary: act('send late', { surcharge: fc.constantFrom(0, 0, 5, 12.5) }) },
  { weight: 8, arbitrary: act('answer fee', { isYes: fc.boolean() }) },
  { weight: 8, arbitrary: act('pay', { card: fc.constantFrom(...cards) }) },
  { weight: 4, arbitrary: act('leave payment', {}) },
  { weight: 3, arbitrary: act('retry payment', {}) },
  { weight: 2, arbitrary: act('cancel payment', {}) },
  { weight: 2, arbitrary: act('go to bank', {}) },
  {
    weight: 6,
    arbitrary: act('bank', {
      decision: fc.constantFrom('approve', 'decline', 'neither'),
      isElsewhere: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: act('return again', {}) },
  { weight: 6, arbitrary: act('reload', {}) },
  { weight: 3, arbitrary: act('crash', {}) },
  { weight: 3, arbitrary: act('open tab', { vendorId: fc.constantFrom(...outlets) }) },
  { weight: 2, arbitrary: act('close tab', {}) },
  { weight: 12, arbitrary: act('wait', { ms: fc.constantFrom(0, 5, 300, 900, 2500, 6000, 16_000, 45_000) }) },
  // Over the life of a signature (15 min), of a wallet (10 min), of a token (1 h).
  { weight: 5, arbitrary: act('sleep', { minutes: fc.constantFrom(3, 11, 16, 51, 61, 130) }) },
  { weight: 3, arbitrary: act('surcharge', { amount: fc.constantFrom(0, 5, 12.5) }) },
  {
    weight: 10,
    arbitrary: act('trouble', {
      call: fc.oneof(
        fc.constantFrom<TroubledCall[]>(
          'createOrder',
          'createOrder',
          'listOrders',
          'confirmPayment',
          'readPayment',
          'deliveryFee',
        ),
        fc.constantFrom(...(Object.keys(troubledCalls) as TroubledCall[])),
      ),
      trouble: fc.constantFrom(...troubles),
      times: fc.constantFrom(1, 1, 2, 4),
    }),
  },
);
export type Act = typeof acts extends fc.Arbitrary<infer T> ? T : never;

const beginnings = fc.constantFrom<readonly ('fill' | 'press' | 'check out')[]>(
  [],
  ['fill'],
  ['fill', 'press'],
  ['fill', 'check out'],
  ['fill', 'check out'],
);

/** What a vendor does, and what happens to them. */
export const traces = fc.noBias(
  fc.record({
    seed: fc.nat({ max: 1_000_000 }),
    idempotency: fc.constantFrom('honoured' as const, 'ignored' as const),
    clockErrorMs: fc.constantFrom(0, 0, -7 * 60_000, 11 * 60_000),
    travelMs: fc.constantFrom(0, 5, 40, 600, 3000),
    beginsWith: beginnings,
    acts: fc.array(acts, { minLength: 6, maxLength: 26, size: 'max' }),
  }),
);
export type Trace = typeof traces extends fc.Arbitrary<infer T> ? T : never;
