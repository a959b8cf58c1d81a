import fc from 'fast-check';
import { cards } from './cards.ts';
import { faultableCalls, networkFaults } from './network.ts';
import type { FaultableCall } from './network.ts';
import { outlets } from './traced-service.ts';

/** Index of a tab. `performAction` takes it modulo the number of open tabs. */
const tabIndex = fc.nat({ max: 2 });
const action = <Kind extends string, Rest extends object>(
  kind: Kind,
  rest: { [K in keyof Rest]: fc.Arbitrary<Rest[K]> },
) => fc.tuple(tabIndex, fc.record<Rest>(rest)).map(([tab, values]) => ({ kind, tab, ...values }));

/** Fields that a trace edits. The phone number is not among them, because it identifies the draft and its order. */
export const editedFields = [
  'customerName',
  'notes',
  'amount',
  'description',
  'unit',
  'building',
  'pickupCode',
] as const;

const actions = fc.oneof(
  { weight: 10, arbitrary: action('fill', { place: fc.nat({ max: 2 }), isPaidOnline: fc.boolean() }) },
  { weight: 14, arbitrary: action('press', { times: fc.constantFrom(1, 1, 1, 3) }) },
  { weight: 8, arbitrary: action('check out', { card: fc.constantFrom(...cards) }) },
  {
    weight: 5,
    arbitrary: action('edit', { field: fc.constantFrom(...editedFields), value: fc.nat({ max: 9 }) }),
  },
  // Does not wait for the fee of the new place, so the next action may run without a fee.
  { weight: 5, arbitrary: action('move', { place: fc.nat({ max: 2 }), isSearched: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: action('method', { method: fc.constantFrom('CASH_ON_DELIVERY', 'PAID', 'ONLINE_PAYMENT') }),
  },
  { weight: 3, arbitrary: action('skip', { to: fc.constantFrom('details', 'payment', 'send') }) },
  { weight: 3, arbitrary: action('vendor', { vendorId: fc.constantFrom(...outlets) }) },
  { weight: 1, arbitrary: action('start over', {}) },
  // Changes the surcharge, waits until the quoted fee has expired, and then submits.
  { weight: 5, arbitrary: action('send late', { surcharge: fc.constantFrom(0, 0, 5, 12.5) }) },
  { weight: 8, arbitrary: action('answer fee', { isAccepted: fc.boolean() }) },
  { weight: 8, arbitrary: action('pay', { card: fc.constantFrom(...cards) }) },
  { weight: 4, arbitrary: action('leave payment', {}) },
  { weight: 3, arbitrary: action('retry payment', {}) },
  { weight: 2, arbitrary: action('cancel payment', {}) },
  { weight: 2, arbitrary: action('go to bank', {}) },
  {
    weight: 6,
    arbitrary: action('bank', {
      decision: fc.constantFrom('approve', 'decline', 'neither'),
      isInNewTab: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: action('return again', {}) },
  { weight: 6, arbitrary: action('reload', {}) },
  { weight: 3, arbitrary: action('crash', {}) },
  { weight: 3, arbitrary: action('open tab', { vendorId: fc.constantFrom(...outlets) }) },
  { weight: 2, arbitrary: action('close tab', {}) },
  {
    weight: 12,
    arbitrary: action('wait', { ms: fc.constantFrom(0, 5, 300, 900, 2500, 6000, 16_000, 45_000) }),
  },
  // Covers the lifetimes of a wallet (10 min), a fee signature (15 min) and an access token (1 h).
  { weight: 5, arbitrary: action('sleep', { minutes: fc.constantFrom(3, 11, 16, 51, 61, 130) }) },
  { weight: 3, arbitrary: action('surcharge', { amount: fc.constantFrom(0, 5, 12.5) }) },
  {
    weight: 10,
    arbitrary: action('network fault', {
      call: fc.oneof(
        fc.constantFrom<FaultableCall[]>(
          'createOrder',
          'createOrder',
          'listOrders',
          'confirmPayment',
          'readPayment',
          'deliveryFee',
        ),
        fc.constantFrom(...(Object.keys(faultableCalls) as FaultableCall[])),
      ),
      fault: fc.constantFrom(...networkFaults),
      times: fc.constantFrom(1, 1, 2, 4),
    }),
  },
);
export type Action = typeof actions extends fc.Arbitrary<infer T> ? T : never;

const openings = fc.constantFrom<readonly ('fill' | 'press' | 'check out')[]>(
  [],
  ['fill'],
  ['fill', 'press'],
  ['fill', 'check out'],
  ['fill', 'check out'],
);

/** Random traces: the actions of a vendor, mixed with network faults and the passing of time. */
export const traces = fc.noBias(
  fc.record({
    seed: fc.nat({ max: 1_000_000 }),
    idempotency: fc.constantFrom('honoured' as const, 'ignored' as const),
    clockErrorMs: fc.constantFrom(0, 0, -7 * 60_000, 11 * 60_000),
    latencyMs: fc.constantFrom(0, 5, 40, 600, 3000),
    opening: openings,
    actions: fc.array(actions, { minLength: 6, maxLength: 26, size: 'max' }),
  }),
);
export type Trace = typeof traces extends fc.Arbitrary<infer T> ? T : never;
