import { bulkColumns, bulkInstructions } from '@saddlebag/domain/contracts';
import { describe, expect, it } from 'vitest';
import { at, ordersApi } from '../../testing/harness.ts';
import { createJob, startBulk } from '../testing/bulk-client.ts';
import { toBase64 } from '../../cryptography/encoding.ts';
import { readWorkbook } from './read-workbook.ts';
import { zip } from './zip.ts';

const readTemplate = async () => {
  const sandbox = await startBulk();
  const { body } = await sandbox.client.get(`${ordersApi}/bulk-job/example-file`);
  return { ...sandbox, name: at(body, 'body', 'file_name'), content: String(at(body, 'body', 'content')) };
};

describe('the bulk template', () => {
  // Proves: call.get-bulk-job-example-file
  it('contains the columns, two rows of instructions and an example', async () => {
    const { name, content } = await readTemplate();
    expect(name).toBe('Template.xlsx');
    const rows = (await readWorkbook(content)) ?? [];
    expect(rows[0]).toEqual({ row_number: 2, cells: bulkInstructions.en });
    expect(rows[1]).toEqual({ row_number: 3, cells: bulkInstructions.bn });
    expect(Object.keys(rows[0]?.cells ?? {})).toEqual([...bulkColumns]);
    expect(rows[2]?.cells).toMatchObject({
      recipient_name: 'Sadia Rahman',
      payment_method: 'CASH_ON_DELIVERY',
    });
    expect(atob(content)).toContain('<formula1>"PAID,CASH_ON_DELIVERY,ONLINE_PAYMENT"</formula1>');
  });

  it('is accepted as an upload without its instruction rows', async () => {
    const { client, content } = await readTemplate();
    const { bulk_job, orders } = await createJob(client, content);
    expect(orders.map(({ row_number }) => row_number)).toEqual([4]);
    expect(bulk_job.status).toBe('PREPROCESS_SUCCESS');
  });
});

describe('readWorkbook', () => {
  it.each([
    ['text', btoa('recipient_name')],
    ['an empty archive', btoa('PK\u0005\u0006'.padEnd(22, '\0'))],
    ['text that is not base64', '***'],
  ])('returns null for %s', async (_, content) => {
    expect(await readWorkbook(content)).toBeNull();
  });

  it.each([
    [50_000, [{ row_number: 2, cells: { recipient_name: 'Ayesha' } }]],
    [50_001, null],
  ])('bounds the time of %i shared texts', async (count, rows) => {
    const sheet =
      '<row r="1"><c r="A1" t="s"><v>0</v></c></row><row r="2"><c r="A2" t="s"><v>1</v></c></row>';
    const texts = ['recipient_name', 'Ayesha', ...Array.from({ length: count - 2 }, () => 'x')];
    const file = zip({
      'xl/worksheets/sheet1.xml': sheet,
      'xl/sharedStrings.xml': texts.map((text) => `<si><t>${text}</t></si>`).join(''),
    });

    expect(await readWorkbook(toBase64(file))).toEqual(rows);
  });
});
