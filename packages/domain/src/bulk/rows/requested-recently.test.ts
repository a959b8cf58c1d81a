import { allSettled, type EventCallable } from 'effector';
import { describe, expect, it } from 'vitest';
import {
  createBulkJobFx,
  listBulkJobsFx,
  loadBulkJobFx,
  placeBulkOrdersFx,
  type BulkContent,
  type BulkJobWithOrders,
  type BulkOrder,
} from '../../api/bulk-jobs.ts';
import { loadCountryParameterFx } from '../../api/country-parameters.ts';
import type { ApiFailure } from '../../api/failures.ts';
import { createOrderFx } from '../../api/orders.ts';
import { $vendors } from '../../account/vendors/index.ts';
import type { KeyValueStorage } from '../../platform/ports/index.ts';
import { createMemoryStorage } from '../../platform/ports/storage.ts';
import { $question, orderSubmitted } from '../../request/sending/index.ts';
import { failureError, requestScreen } from '../../request/testing/request-screen.ts';
import { vendorFixture } from '../../testing/fixtures.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { createVirtualClock } from '../../testing/virtual-clock.ts';
import { bulkShown, placingConfirmed, placingRequested } from '../job/index.ts';
import { context } from '../sheet/testing/validation.ts';
import { $parsePhone, checkRequested, rowEditing, sourceChosen } from './index.ts';

const minute = 60_000;
const refusal: ApiFailure = {
  kind: 'rejected',
  status: 400,
  message: 'no',
  translationKey: null,
  retryAfterMs: null,
};
/** What the fixtures of the request screen fill in. */
const address = '7 Kamal Avenue, Banani';

const toOrder = ({ row_number, cells }: Exclude<BulkContent, string>[number]): BulkOrder => ({
  rowNumber: row_number,
  status: 'READY',
  orderId: null,
  errors: [],
  collectionPoint: '',
  customerName: cells.recipient_name ?? '',
  phoneNumber: cells.recipient_phone_number ?? '',
  address: [cells.unit ?? '', cells.recipient_address ?? ''].filter(Boolean).join(', '),
  foundAddress: null,
  paymentMethod: 'PAID',
  preorderedFor: null,
  amount: 0,
  deliveryFee: 60,
});

interface Setting {
  readonly storage?: KeyValueStorage;
  readonly clock?: ReturnType<typeof createVirtualClock>;
  /** Changes the checked orders, for example their found address. */
  readonly check?: (order: BulkOrder) => Partial<BulkOrder>;
  /** The status of each order after the placement. */
  readonly outcome?: (order: BulkOrder) => BulkOrder['status'];
  /** Fails the placement. */
  readonly failure?: ApiFailure;
}

/** Creates the bulk screen of a device, and a service that numbers its jobs. */
const openDevice = ({
  storage = createMemoryStorage(),
  clock = createVirtualClock(),
  check = () => ({}),
  outcome = () => 'PLACED',
  failure,
}: Setting = {}) => {
  const jobs = new Map<string, BulkJobWithOrders>();
  const saveJob = (id: string, orders: readonly BulkOrder[], status: BulkJobWithOrders['job']['status']) => {
    const job: BulkJobWithOrders['job'] = {
      id,
      vendorId: 'k4ch',
      status,
      createdBy: null,
      createdAt: 0,
      rowCount: orders.length,
      readyCount: 0,
      errorCount: 0,
      placedCount: 0,
      totalFee: 0,
      currency: 'BDT',
    };
    jobs.set(id, { job, orders });
    return { job, orders };
  };
  const scope = seedScope({
    storage,
    clock,
    values: [
      [$parsePhone, context.parsePhone],
      [$vendors, [vendorFixture()]],
    ],
    handlers: [
      [
        loadCountryParameterFx,
        ({ name }: { name: string }) => (name === 'paymentMethods' ? 'cash on delivery' : ''),
      ],
      [listBulkJobsFx, () => []],
      [loadBulkJobFx, () => Promise.reject(failureError({ kind: 'offline' }))],
      [
        createBulkJobFx,
        ({ content }: { content: Exclude<BulkContent, string> }) =>
          saveJob(
            `job-${jobs.size + 1}`,
            content.map(toOrder).map((order) => ({ ...order, ...check(order) })),
            'PREPROCESS_SUCCESS',
          ),
      ],
      [
        placeBulkOrdersFx,
        ({ jobId }: { jobId: string }) => {
          if (failure) return Promise.reject(failureError(failure));
          const orders = jobs.get(jobId)?.orders ?? [];
          return saveJob(
            jobId,
            orders.map((order) => ({ ...order, status: outcome(order) })),
            'ORDER_PLACEMENT_SUCCESS_WITH_ERROR',
          );
        },
      ],
    ],
  });
  const fire = <T>(event: EventCallable<T>, ...params: T extends void ? [] : [NoInfer<T>]) =>
    allSettled(event as EventCallable<unknown>, { scope, params: params[0] });
  const paste = async (...rows: readonly string[]) => {
    await fire(bulkShown, { vendorId: 'k4ch', jobId: null });
    const text = ['name\tphone\taddress\tunit\tpayment\tamount', ...rows].join('\n');
    await fire(sourceChosen, { name: null, source: { text } });
  };
  return {
    storage,
    clock,
    paste,
    place: async (...rows: readonly string[]) => {
      await paste(...rows);
      await fire(checkRequested);
      await fire(bulkShown, { vendorId: 'k4ch', jobId: `job-${jobs.size}` });
      await fire(placingRequested);
      await fire(placingConfirmed);
    },
    /** The names in the rows that are marked as requested. */
    marked: () => {
      const problems = scope.getState(rowEditing.$problemsByRow);
      return scope
        .getState(rowEditing.$rows)
        .filter(({ id }) => problems.get(id)?.some(({ key }) => key === 'bulk.problem.requested-recently'))
        .map(({ cells }) => cells.recipient_name);
    },
    readyCount: () => scope.getState(rowEditing.$counts).ready,
  };
};

const ayesha = `Ayesha\t01812-345678\t${address}\t\tcash\t1200`;
const karim = 'Karim\t01712-345678\tHouse 8, Banani\t4B\tPAID\t20';

describe('a row for a recipient for whom a rider was requested', () => {
  it('is marked when the same rows are uploaded again, and can be placed', async () => {
    const device = openDevice();
    await device.place(ayesha, karim);
    await device.paste(ayesha, karim, 'Rahim\t01912-345678\tHouse 9, Banani\t\tPAID\t20');

    expect(device.marked()).toEqual(['Ayesha', 'Karim']);
    expect(device.readyCount()).toBe(3);
  });

  it('is not marked after ten minutes', async () => {
    const device = openDevice();
    await device.place(ayesha);
    await device.clock.advance(10 * minute);
    await device.paste(ayesha);

    expect(device.marked()).toEqual([]);
  });

  it('is not marked when the service refused the order', async () => {
    const device = openDevice({
      outcome: ({ customerName }) => (customerName === 'Karim' ? 'FAILED' : 'PLACED'),
    });
    await device.place(ayesha, karim);
    await device.paste(ayesha, karim);

    expect(device.marked()).toEqual(['Ayesha']);
  });

  it.each<[expectation: string, situation: string, failure: ApiFailure, marked: readonly string[]]>([
    ['is marked', 'the response to the placement was lost', { kind: 'offline' }, ['Ayesha']],
    ['is not marked', 'the placement was refused', refusal, []],
  ])('%s when %s', async (_expectation, _situation, failure, marked) => {
    const device = openDevice({ failure });
    await device.place(ayesha);
    await device.paste(ayesha);

    expect(device.marked()).toEqual(marked);
  });

  it('is marked after a single request', async () => {
    const screen = requestScreen();
    await screen.open();
    await screen.pickAddress();
    await screen.fillDetails();
    await screen.fire(orderSubmitted);
    const device = openDevice({ storage: screen.storage, clock: screen.clock });
    await device.paste(ayesha, karim);

    expect(device.marked()).toEqual(['Ayesha']);
  });
});

describe('a single request after a bulk upload', () => {
  const requestAfter = async ({ storage, clock }: ReturnType<typeof openDevice>) => {
    const sent: unknown[] = [];
    const screen = requestScreen({
      storage,
      clock,
      handlers: [[createOrderFx, (request: unknown) => (sent.push(request), { orderId: 'k4ch-000042' })]],
    });
    await screen.open();
    await screen.pickAddress();
    await screen.fillDetails();
    await screen.fire(orderSubmitted);
    return { isAsked: screen.scope.getState($question) !== null, sent };
  };

  it('asks before it sends another rider to the same recipient', async () => {
    const device = openDevice();
    await device.place(ayesha);

    expect(await requestAfter(device)).toEqual({ isAsked: true, sent: [] });
  });

  it('asks when the service found its address for the row', async () => {
    const device = openDevice({ check: () => ({ foundAddress: address }) });
    await device.place('Ayesha\t01812-345678\tKamal Ave 7\t\tcash\t1200');

    expect((await requestAfter(device)).isAsked).toBe(true);
  });

  it('asks nothing after a bulk upload for others', async () => {
    const device = openDevice();
    await device.place(karim);

    expect((await requestAfter(device)).isAsked).toBe(false);
  });
});
