import { createWatch } from 'effector';
import { describe, expect, it } from 'vitest';
import { provideTexts } from '../../platform/i18n/index.ts';
import { $notifications, notificationActionPressed } from '../../platform/notifications/index.ts';
import {
  $exportProgress,
  exportCancelled,
  exportFinished,
  exportRequested,
  workbookFailed,
  workbookNeeded,
  workbookReleased,
  workbookWritten,
  type ExportedFile,
  type Workbook,
} from './index.ts';
import { historyScreen, pagesOf, pastOrder, today } from './test/history-screen.ts';

provideTexts('en', { history: { title: 'Order history', column: { phone: 'Phone' } } });

const order = pastOrder({
  createdAt: today - 1000,
  amount: 450.5,
  deliveryFee: 0.1 + 0.2,
  customer: { ...pastOrder().customer, name: '=1+1', phoneNumber: '+8801812345678' },
});
const bytes = new Uint8Array([80, 75]);

/** Opens a history and requests its workbook. */
const requestWorkbook = async () => {
  const screen = historyScreen(pagesOf([order], 30));
  const files: ExportedFile[] = [];
  const workbooks: Workbook[] = [];
  let releaseCount = 0;
  createWatch({ unit: exportFinished, scope: screen.scope, fn: (file) => files.push(file) });
  createWatch({ unit: workbookNeeded, scope: screen.scope, fn: (workbook) => workbooks.push(workbook) });
  createWatch({ unit: workbookReleased, scope: screen.scope, fn: () => (releaseCount += 1) });
  await screen.show();
  await screen.fire(exportRequested, 'xlsx');
  const [workbook] = workbooks;
  if (workbook === undefined) throw new Error('The export needs no workbook.');
  return { ...screen, files, workbooks, workbook, releaseCount: () => releaseCount };
};

describe('the XLSX export', () => {
  // Proves: history.export-xlsx
  it('needs a workbook with texts, numbers and local times of the vendor', async () => {
    const { workbook, scope } = await requestWorkbook();
    const [headers, row] = workbook.rows;

    expect(workbook).toMatchObject({ fileName: 'orders-k4ch-2026-01-04.xlsx', isRightToLeft: false });
    expect(headers).toContain('Phone');
    expect(row).toEqual(
      expect.arrayContaining([
        order.id,
        '=1+1',
        '+8801812345678',
        { amount: 450.5, decimals: 2 },
        { amount: 0.3, decimals: 2 },
        { localTime: '2026-01-04 23:59' },
      ]),
    );
    expect(scope.getState($exportProgress)).toEqual({ stage: 'writing', count: 1 });
  });

  it('finishes with the written bytes', async () => {
    const { workbook, fire, files, scope, releaseCount } = await requestWorkbook();

    await fire(workbookWritten, { workbook, bytes });

    expect(files).toEqual([
      {
        name: workbook.fileName,
        type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
        content: bytes,
      },
    ]);
    expect(scope.getState($exportProgress)).toBeNull();
    expect(releaseCount()).toBe(1);
  });

  it('releases the workbook when it is cancelled, and ignores its result', async () => {
    const { workbook, fire, files, messages, releaseCount } = await requestWorkbook();

    await fire(exportCancelled);
    await fire(workbookWritten, { workbook, bytes });
    await fire(workbookFailed, workbook);

    expect(releaseCount()).toBe(1);
    expect(files).toEqual([]);
    expect(messages()).toEqual([]);
  });

  it('offers to write the same workbook again when writing fails', async () => {
    const { workbook, workbooks, fire, files, messages, scope } = await requestWorkbook();

    await fire(workbookFailed, workbook);
    const progressAfterFailure = scope.getState($exportProgress);
    const [notification] = scope.getState($notifications);
    const shownMessages = messages();
    await fire(notificationActionPressed, { id: notification?.id ?? '', action: 'workbook-retry' });
    await fire(workbookWritten, { workbook, bytes });

    expect(progressAfterFailure).toBeNull();
    expect(shownMessages).toEqual([{ key: 'history.export.workbook-failed' }]);
    expect(notification?.action?.label).toEqual({ key: 'action.retry' });
    expect(workbooks).toEqual([workbook, workbook]);
    expect(files).toHaveLength(1);
  });
});
