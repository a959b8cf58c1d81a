import { createWatch } from 'effector';
import { describe, expect, it } from 'vitest';
import { provideTexts } from '../../platform/i18n/index.ts';
import {
  $exportProgress,
  exportCancelled,
  exportFinished,
  exportRequested,
  type ExportedFile,
} from './index.ts';
import {
  historyScreen,
  lateResponse,
  manyOrders,
  pagesOf,
  pastOrder,
  reject,
  today,
} from './test/history-screen.ts';

provideTexts('en', {
  history: {
    column: { order: 'Order', date: 'Created', phone: 'Phone', amount: 'Amount' },
    payment: { PAID: 'Already paid' },
  },
  status: { delivered: 'Delivered' },
});

const open = (list: Parameters<typeof historyScreen>[0]) => {
  const screen = historyScreen(list);
  const files: ExportedFile[] = [];
  createWatch({ unit: exportFinished, scope: screen.scope, fn: (file) => files.push(file) });
  return { ...screen, files };
};
const linesOf = (file: ExportedFile | undefined) => String(file?.content).split('\r\n').slice(0, -1);

describe('the export', () => {
  it('contains the filtered orders of all pages, newest first', async () => {
    const { show, fire, files, queries } = open(pagesOf(manyOrders(7), 3));
    await show({ status: 'CANCELLED' });
    const before = queries.length;
    await fire(exportRequested, 'csv');
    expect(queries.slice(before).map(({ cursor, count }) => [cursor, count])).toEqual([
      [undefined, 200],
      ['3', 200],
      ['6', 200],
    ]);
    expect(linesOf(files[0]).map((line) => line.split(',')[0])).toEqual([
      '\ufeffOrder',
      'k4ch-000006',
      'k4ch-000004',
      'k4ch-000002',
    ]);
    expect(files[0]?.name).toBe('orders-k4ch-2026-01-04.csv');
  });

  // Proves: history.export-locale
  it("uses the vendor's language, time zone and currency", async () => {
    const order = pastOrder({
      createdAt: today - 1000,
      paymentMethod: 'PAID',
      amount: 450.5,
      history: [{ status: 'DELIVERED', at: today + 60_000 }],
    });
    const { show, fire, files } = open(() => ({ orders: [order], cursor: null }));
    await show();
    await fire(exportRequested, 'csv');
    const [header = '', row = ''] = linesOf(files[0]);
    expect(header).toContain('Created (Asia/Dhaka)');
    expect(header).toContain('Amount (BDT)');
    expect(row).toContain("2026-01-04 23:59,Delivered,Ayesha Rahman,'+8801812345678");
    expect(row).toContain('Already paid,450.50,60.00');
    expect(row).toContain('2026-01-05 00:01');
  });

  it('counts the loaded orders until it is cancelled, and then ignores late pages', async () => {
    const second = lateResponse();
    const { show, fire, files, scope } = open(({ cursor, count }) => {
      if (count !== 200) return { orders: manyOrders(2), cursor: null };
      return cursor === undefined ? { orders: manyOrders(2), cursor: 'next' } : second.promise;
    });
    await show();
    expect(scope.getState($exportProgress)).toBeNull();
    const counts: (number | undefined)[] = [];
    createWatch({ unit: $exportProgress.updates, scope, fn: (progress) => counts.push(progress?.count) });
    const exported = fire(exportRequested, 'csv');
    void fire(exportCancelled);
    second.resolve({ orders: [], cursor: null });
    await exported;
    expect(counts.at(-1)).toBeUndefined();
    expect(files).toEqual([]);
  });

  // Proves: error.export-unsuccessful
  it('shows a notification when a page fails, and can then be requested again', async () => {
    let failures = 1;
    const list = pagesOf(manyOrders(2), 30);
    const { show, fire, files, messages, scope } = open((query) =>
      query.count === 200 && failures-- > 0 ? reject() : list(query),
    );
    await show();
    await fire(exportRequested, 'csv');
    expect(messages()).toEqual([
      { key: 'history.export-unsuccessful', params: { message: 'The kitchen is on fire' } },
    ]);
    expect(scope.getState($exportProgress)).toBeNull();
    await fire(exportRequested, 'csv');
    expect(linesOf(files[0])).toHaveLength(3);
  });
});
