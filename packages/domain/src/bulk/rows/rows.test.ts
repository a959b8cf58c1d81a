import { allSettled, type EventCallable } from 'effector';
import { describe, expect, it } from 'vitest';
import {
  createBulkJobFx,
  listBulkJobsFx,
  placeBulkOrdersFx,
  type BulkContent,
  type BulkJobWithOrders,
  type BulkOrder,
} from '../../api/bulk-jobs.ts';
import { loadCountryParameterFx, logoutFx } from '../../api/index.ts';
import { $vendors } from '../../account/vendors/index.ts';
import { logoutRequested, sessionEnded, sessionStarted } from '../../account/session/index.ts';
import { sessionFixture, vendorFixture } from '../../testing/fixtures.ts';
import { seedScope } from '../../testing/seed-scope.ts';
import { $stage, bulkShown, placingConfirmed, placingRequested } from '../job/index.ts';
import type { OrderSource } from '../reader/index.ts';
import {
  $hasRows,
  $leftVendorId,
  $notices,
  $parsePhone,
  $readingFailure,
  checkRequested,
  rowEditing,
  rowsDiscarded,
  sourceChosen,
} from './index.ts';
import { context } from '../sheet/testing/validation.ts';

const pasted = (...rows: readonly string[]): { readonly name: null; readonly source: OrderSource } => ({
  name: null,
  source: {
    text: ['name\tphone\taddress\tpayment\tamount', ...rows].join('\n'),
  },
});
const goodRow = 'Ayesha Rahman\t01712-345678\tHouse 7, Banani\tcash\t1,200';
const badRow = 'Karim\t0171\tHouse 8, Banani\tPAID\t20';

const orderOf = (rowNumber: number, changes: Partial<BulkOrder> = {}): BulkOrder => ({
  rowNumber,
  status: 'READY',
  orderId: null,
  errors: [],
  collectionPoint: '',
  customerName: '',
  phoneNumber: '',
  address: '',
  foundAddress: null,
  paymentMethod: 'PAID',
  preorderedFor: null,
  amount: 0,
  deliveryFee: 60,
  ...changes,
});
const jobOf = (
  orders: readonly BulkOrder[],
  status: BulkJobWithOrders['job']['status'],
): BulkJobWithOrders => ({
  job: {
    id: 'job-1',
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
  },
  orders,
});

const openRows = async (answer: BulkJobWithOrders = jobOf([orderOf(2)], 'PREPROCESS_SUCCESS')) => {
  const sent: BulkContent[] = [];
  const scope = seedScope({
    vendors: [vendorFixture()],
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
      [logoutFx, () => undefined],
      [createBulkJobFx, ({ content }: { content: BulkContent }) => (sent.push(content), answer)],
      [
        placeBulkOrdersFx,
        () =>
          jobOf(
            answer.orders.map((order) => ({ ...order, status: 'PLACED' as const })),
            'ORDER_PLACEMENT_SUCCESS',
          ),
      ],
    ],
  });
  const fire = <T>(event: EventCallable<T>, ...params: T extends void ? [] : [NoInfer<T>]) =>
    allSettled(event as EventCallable<unknown>, { scope, params: params[0] });
  const show = (jobId: string | null = null, vendorId = 'k4ch') => fire(bulkShown, { vendorId, jobId });
  await show();
  return {
    scope,
    sent,
    fire,
    show,
    names: () => scope.getState(rowEditing.$rows).map(({ cells }) => cells.recipient_name),
    problems: () => [...scope.getState(rowEditing.$problemsByRow).values()].flat(),
  };
};

describe('the rows of a bulk upload', () => {
  it('sends the rows without errors in the form of the template', async () => {
    const rows = await openRows();
    await rows.fire(sourceChosen, pasted(goodRow, badRow));
    expect(rows.problems().map(({ key }) => key)).toContain('bulk.problem.phone-incorrect');
    await rows.fire(checkRequested);

    expect(rows.sent).toMatchObject([
      [
        {
          row_number: 2,
          cells: {
            recipient_name: 'Ayesha Rahman',
            recipient_phone_number: '+8801712345678',
            payment_method: 'CASH_ON_DELIVERY',
            amount: '1200',
          },
        },
      ],
    ]);
    expect(rows.scope.getState($stage)).toBe('ShowPreprocessResults');
  });

  it('keeps the rows with errors after the others are placed', async () => {
    const rows = await openRows();
    await rows.fire(sourceChosen, pasted(goodRow, badRow));
    await rows.fire(checkRequested);
    await rows.show('job-1');
    await rows.fire(placingRequested);
    await rows.fire(placingConfirmed);

    expect(rows.names()).toEqual(['Karim']);
  });

  it('marks a row that the service refuses until the vendor edits it', async () => {
    const errors = [{ column: 'recipient_address' as const, key: 'validation.invalid-coordinates' }];
    const rows = await openRows(jobOf([orderOf(2, { status: 'ERROR', errors })], 'PREPROCESS_FAIL'));
    await rows.fire(sourceChosen, pasted(goodRow));
    await rows.fire(checkRequested);
    expect(rows.problems().filter(({ severity }) => severity === 'error')).toMatchObject([
      { column: 'recipient_address', key: 'bulk.problem.address-unknown' },
    ]);

    await rows.fire(rowEditing.cellEdited, {
      rowId: 'row-2',
      column: 'recipient_address',
      value: 'House 9, Banani',
    });
    expect(rows.scope.getState(rowEditing.$counts)).toMatchObject({ ready: 1, failing: 0 });
  });

  it('shows why a text has no orders, and keeps the rows of the last one', async () => {
    const rows = await openRows();
    await rows.fire(sourceChosen, pasted(goodRow));
    await rows.fire(sourceChosen, { name: null, source: { text: 'Hello' } });

    expect(rows.scope.getState($readingFailure)?.key).toMatch(/^bulk\.file\./);
    expect(rows.scope.getState($hasRows)).toBe(true);
  });

  it('names what the reader left out', async () => {
    const rows = await openRows();
    await rows.fire(sourceChosen, {
      name: null,
      source: { text: `name\tphone\taddress\tcolour\n${goodRow}` },
    });

    expect(rows.scope.getState($notices).map(({ key }) => key)).toContain('bulk.file.notice.unknown-columns');
  });

  it('removes uncorrected rows when the vendor changes the outlet, and all when the vendor discards them', async () => {
    const rows = await openRows();
    await rows.fire(sourceChosen, pasted(goodRow));
    await rows.show(null, 'm8dq');
    expect(rows.names()).toEqual([]);
    expect(rows.scope.getState($leftVendorId)).toBeNull();

    await rows.fire(sourceChosen, pasted(goodRow));
    await rows.fire(rowsDiscarded);
    expect(rows.names()).toEqual([]);
  });

  const correctRow = async (rows: Awaited<ReturnType<typeof openRows>>) => {
    await rows.fire(sourceChosen, pasted(goodRow));
    const [row] = rows.scope.getState(rowEditing.$rows);
    await rows.fire(rowEditing.cellEdited, {
      rowId: row?.id ?? '',
      column: 'recipient_name',
      value: 'Karim',
    });
  };

  it('keeps corrected rows when the vendor changes the outlet, until the vendor returns or discards them', async () => {
    const rows = await openRows();
    await correctRow(rows);
    await rows.show(null, 'm8dq');
    expect(rows.names()).toEqual(['Karim']);
    expect(rows.scope.getState($leftVendorId)).toBe('k4ch');

    await rows.show();
    expect(rows.names()).toEqual(['Karim']);
    expect(rows.scope.getState($leftVendorId)).toBeNull();

    await rows.show(null, 'm8dq');
    await rows.fire(rowsDiscarded);
    expect(rows.names()).toEqual([]);
    expect(rows.scope.getState($leftVendorId)).toBeNull();
  });

  it('keeps the rows when the session expires and the same account signs in again', async () => {
    const session = sessionFixture();
    const rows = await openRows();
    await rows.fire(sessionStarted, session);
    await correctRow(rows);
    await rows.fire(sessionEnded);
    await rows.fire(sessionStarted, session);
    await rows.show();
    expect(rows.names()).toEqual(['Karim']);

    await rows.fire(sessionEnded);
    await rows.fire(sessionStarted, { ...session, user: { ...session.user, id: 'other' } });
    expect(rows.names()).toEqual([]);
  });

  it('removes the rows when the vendor logs out', async () => {
    const rows = await openRows();
    await rows.fire(sessionStarted, sessionFixture());
    await correctRow(rows);
    await rows.fire(logoutRequested);
    expect(rows.names()).toEqual([]);
  });
});
