import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import type { Workbook } from '@saddlebag/domain/history';
import { $notifications } from '@saddlebag/domain/notifications';
import { seedScope } from '@saddlebag/domain/testing';
import { downloadFileFx } from '../../../download-file.ts';
import '../texts.ts';
import { restDownloadRequested, writeRestFx } from './rest-download.model.ts';

const rows = [
  ['recipient_name', 'Reason'],
  ['', 'Enter the customer’s name.'],
];

const download = async (write: (workbook: Workbook) => Promise<Uint8Array<ArrayBuffer> | null>) => {
  const files: unknown[] = [];
  const scope = seedScope({
    handlers: [
      [writeRestFx, write],
      [downloadFileFx, (file: unknown) => files.push(file)],
    ],
  });
  await allSettled(restDownloadRequested, { scope, params: rows });
  return { files, notifications: scope.getState($notifications) };
};

describe('download of the rows with errors', () => {
  it('saves a workbook with the rows and their reasons', async () => {
    const workbooks: Workbook[] = [];
    const { files, notifications } = await download((workbook) => {
      workbooks.push(workbook);
      return Promise.resolve(new Uint8Array([1]));
    });

    expect(workbooks).toEqual([
      { fileName: 'orders-to-correct.xlsx', sheetName: 'Orders to correct', isRightToLeft: false, rows },
    ]);
    expect(files).toMatchObject([{ name: 'orders-to-correct.xlsx', content: new Uint8Array([1]) }]);
    expect(notifications).toEqual([]);
  });

  it.each([
    ['stops', () => Promise.resolve(null)],
    ['fails', () => Promise.reject(new Error('crash'))],
  ])('saves nothing and shows an error when the worker %s', async (_, write) => {
    const { files, notifications } = await download(write);

    expect(files).toEqual([]);
    expect(notifications).toMatchObject([{ tone: 'error', message: { key: 'bulk.grid.rest.failed' } }]);
  });
});
