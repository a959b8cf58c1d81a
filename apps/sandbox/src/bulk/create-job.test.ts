import { describe, expect, it } from 'vitest';
import { ordersApi } from '../testing/harness.ts';
import { createJob, jobIn, startBulk } from './testing/bulk-client.ts';

describe('creating a bulk job', () => {
  // Proves: call.post-bulk-job-create, entity.bulk-job, entity.bulk-row, bulk-job.PREPROCESS_SUCCESS
  it('checks and prices the rows without placing orders', async () => {
    const { client, row, storedOrders } = await startBulk();
    const before = (await storedOrders()).length;
    const { bulk_job, orders } = await createJob(client, [row(4), row(5, { payment_method: 'PAID' })]);
    expect(bulk_job).toMatchObject({
      vendor_id: 'y0ud',
      status: 'PREPROCESS_SUCCESS',
      created_by: 'demo@saddlebag.test',
      metadata: { total_row_count: 2, success_row_count: 2, error_row_count: 0, placed_row_count: 0 },
    });
    expect(orders[0]).toMatchObject({
      row_number: 4,
      status: 'READY',
      collection_point: 'Jolchobi Kitchen',
      payment_method: 'CASH_ON_DELIVERY',
      delivery_type: 'INSTANT',
      found_address: null,
    });
    expect(bulk_job.metadata.total_delivery_fee).toBe(2 * (orders[0]?.delivery_fee ?? 0));
    expect(await storedOrders()).toHaveLength(before);
  });

  it('finds the coordinates of a row from its address', async () => {
    const { client, row, customer } = await startBulk();
    const { orders } = await createJob(client, [
      row(4, { latitude: '', longitude: '' }),
      row(5, { latitude: '0', longitude: '0', recipient_address: 'qqqqqqqq' }),
    ]);
    expect(orders[0]).toMatchObject({ status: 'READY' });
    expect(orders[0]?.found_address).toContain(customer.location.address.split(',')[0]);
    expect(orders[1]).toMatchObject({
      status: 'ERROR',
      errors: [{ column: 'recipient_address', translation_key: 'validation.invalid-coordinates' }],
    });
  });

  // Proves: bulk-job.PREPROCESS_SUCCESS_WITH_ERROR
  it('names every wrong cell of a row', async () => {
    const { client, row } = await startBulk();
    const { bulk_job, orders } = await createJob(client, [
      row(2),
      row(3, { recipient_name: '', recipient_phone_number: 'none', amount: 'much', payment_method: 'CARD' }),
      row(4, { collection_point: 'Nowhere' }),
      row(5, { preordered_for: 'tomorrow' }),
    ]);
    expect(bulk_job.status).toBe('PREPROCESS_SUCCESS_WITH_ERROR');
    expect(orders.map(({ errors }) => errors.map(({ column }) => column))).toEqual([
      [],
      ['recipient_name', 'recipient_phone_number', 'amount', 'payment_method'],
      ['collection_point'],
      ['preordered_for'],
    ]);
  });

  it('refuses the rows of a vendor without a place, naming the collection point', async () => {
    const { createClient, row } = await startBulk();
    const client = await createClient('popup@saddlebag.test');
    const { orders } = await createJob(client, [row(4)], 'w3ps');

    expect(orders[0]?.errors).toEqual([
      { column: 'collection_point', translation_key: 'validation.fill-address' },
    ]);
  });

  // Proves: bulk-job.PREPROCESS_FAIL
  it('fails the job when no row can be placed', async () => {
    const { client, row } = await startBulk();
    const { bulk_job } = await createJob(client, [row(2, { recipient_name: 'Order 7' })]);
    expect(bulk_job.status).toBe('PREPROCESS_FAIL');
    expect((await client.post(`${ordersApi}/bulk-job/place-orders/${bulk_job.bulk_job_id}`, {})).status).toBe(
      400,
    );
  });

  it('reads a delivery time in the time zone of the vendor and the outlet of a row', async () => {
    const { client, row } = await startBulk();
    // The service's clock is at 12:30 in Dhaka.
    const { orders } = await createJob(client, [
      row(2, { preordered_for: '2026-03-10 14:00', collection_point: 'k7rm' }),
    ]);
    expect(orders[0]).toMatchObject({
      status: 'READY',
      delivery_type: 'SCHEDULED',
      preordered_for: Date.parse('2026-03-10T08:00:00Z') / 1000,
    });
    expect(orders[0]?.collection_point).not.toBe('Jolchobi Kitchen');
  });

  it('creates one job under one idempotency key', async () => {
    const { client, row } = await startBulk();
    const body = { vendor_id: 'y0ud', content: [row(2)] };
    const send = () => client.post(`${ordersApi}/bulk-job/create`, body, { 'idempotency-key': 'upload-1' });
    const first = jobIn((await send()).body);
    expect(jobIn((await send()).body).bulk_job.bulk_job_id).toBe(first.bulk_job.bulk_job_id);
  });

  it('answers 400 to a file that is no workbook, and to repeated row numbers', async () => {
    const { client, row } = await startBulk();
    for (const content of [btoa('not a workbook'), [row(2), row(2)], []]) {
      const reply = await client.post(`${ordersApi}/bulk-job/create`, { vendor_id: 'y0ud', content });
      expect(reply.status).toBe(400);
    }
  });
});

describe('bulk job history', () => {
  // Proves: call.get-bulk-job-all, call.get-bulk-job-detail
  it('lists the jobs of a vendor, newest first, with their details', async () => {
    const { client, row, advance } = await startBulk();
    const first = await createJob(client, [row(2)]);
    await advance(1000);
    const second = await createJob(client, [row(2), row(3)]);
    const list = await client.get(`${ordersApi}/bulk-job/all/y0ud`);
    expect(list.body).toEqual({ code: 200, body: [second.bulk_job, first.bulk_job] });
    const detail = await client.get(`${ordersApi}/bulk-job/detail/y0ud/${second.bulk_job.bulk_job_id}`);
    expect(jobIn(detail.body)).toEqual(second);
  });

  it('answers 404 to the job of another account or outlet', async () => {
    const { client, row, createClient } = await startBulk();
    const { bulk_job } = await createJob(client, [row(2)]);
    const stranger = await createClient('single@saddlebag.test');
    const replies = await Promise.all([
      stranger.get(`${ordersApi}/bulk-job/detail/y0ud/${bulk_job.bulk_job_id}`),
      stranger.post(`${ordersApi}/bulk-job/place-orders/${bulk_job.bulk_job_id}`, {}),
      client.get(`${ordersApi}/bulk-job/detail/k7rm/${bulk_job.bulk_job_id}`),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  });
});
