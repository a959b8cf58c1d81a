import { describe, expect, it } from 'vitest';
import { memoryJournal, type Journal } from '../store/journal.ts';
import { createStore } from '../store/store.ts';
import { ordersApi } from '../testing/harness.ts';
import { createJob, jobIn, placeJob, startBulk } from './testing/bulk-client.ts';

/** A journal that fails one write with an order, as a full disk would. */
const failingJournal = () => {
  let ordersLeft = Number.POSITIVE_INFINITY;
  const journal: Journal = {
    ...memoryJournal,
    commit: (rows) => {
      if (rows.some(({ table }) => table === 'order') && (ordersLeft -= 1) < 0) {
        ordersLeft = Number.POSITIVE_INFINITY;
        throw new Error('The disk is full.');
      }
      return memoryJournal.commit(rows);
    },
  };
  return {
    journal,
    failAfter: (orders: number) => {
      ordersLeft = orders;
    },
  };
};

describe('placing the orders of a bulk job', () => {
  // Proves: call.post-bulk-job-place-orders, bulk-job.ORDER_PLACEMENT_SUCCESS
  it('places each ready row once and links it to its order', async () => {
    const { client, row, storedOrders } = await startBulk();
    const before = (await storedOrders()).length;
    const { bulk_job } = await createJob(client, [row(2), row(3)]);
    const { body } = await placeJob(client, bulk_job.bulk_job_id);
    const placed = jobIn(body);
    expect(placed.bulk_job).toMatchObject({
      status: 'ORDER_PLACEMENT_SUCCESS',
      metadata: { placed_row_count: 2 },
    });
    const orders = await storedOrders();
    expect(orders).toHaveLength(before + 2);
    expect(orders.map(({ order_id }) => order_id)).toEqual(
      expect.arrayContaining(placed.orders.map(({ order_id }) => order_id)),
    );
    expect(orders[0]).toMatchObject({
      customer: { phone_number: '+8801711000111' },
      delivery_fee: placed.orders[1]?.delivery_fee,
    });
  });

  // Proves: bulk.exactly-once
  it('places the remaining rows after a failure in the middle, and none twice', async () => {
    const { journal, failAfter } = failingJournal();
    const { client, row, storedOrders } = await startBulk({
      store: createStore(journal),
      report: () => {},
    });
    const before = (await storedOrders()).length;
    const rows = Array.from({ length: 500 }, (_, index) => row(index + 2));
    const { bulk_job } = await createJob(client, rows);
    failAfter(217);

    expect((await placeJob(client, bulk_job.bulk_job_id, 'press-1')).status).toBe(500);
    expect(await storedOrders()).toHaveLength(before + 217);
    const halfway = await client.get(`${ordersApi}/bulk-job/detail/y0ud/${bulk_job.bulk_job_id}`);
    expect(jobIn(halfway.body).bulk_job).toMatchObject({
      status: 'PREPROCESS_SUCCESS',
      metadata: { placed_row_count: 217 },
    });

    await placeJob(client, bulk_job.bulk_job_id, 'press-1');
    await placeJob(client, bulk_job.bulk_job_id, 'press-2');
    const orders = await storedOrders();
    expect(orders).toHaveLength(before + 500);
    expect(new Set(orders.map(({ order_id }) => order_id)).size).toBe(before + 500);
  }, 30_000);

  it('shows every order as placed when the service stops right after the last one', async () => {
    let isStopped = false;
    const journal: Journal = {
      ...memoryJournal,
      commit: (rows) => {
        if (isStopped && rows.some(({ table }) => table === 'bulkJob'))
          throw new Error('The service stopped.');
        return memoryJournal.commit(rows);
      },
    };
    const { client, row } = await startBulk({ store: createStore(journal), report: () => {} });
    const { bulk_job } = await createJob(client, [row(2), row(3)]);
    isStopped = true;
    await placeJob(client, bulk_job.bulk_job_id);

    const { body } = await client.get(
      `${ordersApi}/bulk-job/detail/${bulk_job.vendor_id}/${bulk_job.bulk_job_id}`,
    );
    expect(jobIn(body).bulk_job).toMatchObject({
      status: 'ORDER_PLACEMENT_SUCCESS',
      metadata: { placed_row_count: 2 },
    });
  });

  it('places each row once when two calls run at the same time', async () => {
    const { client, row, storedOrders } = await startBulk();
    const before = (await storedOrders()).length;
    const { bulk_job } = await createJob(
      client,
      Array.from({ length: 50 }, (_, index) => row(index + 2)),
    );
    await Promise.all(['a', 'b', 'c'].map((key) => placeJob(client, bulk_job.bulk_job_id, key)));
    expect(await storedOrders()).toHaveLength(before + 50);
  });

  // Proves: bulk-job.ORDER_PLACEMENT_SUCCESS_WITH_ERROR, bulk-job.ORDER_PLACEMENT_FAIL
  it('refuses a row whose delivery time has passed since it was checked', async () => {
    const { client, row, advance, createClient } = await startBulk();
    const late = { preordered_for: '2026-03-10 14:00' };
    const mixed = await createJob(client, [row(2), row(3, late)]);
    const all = await createJob(client, [row(2, late)]);
    await advance(3_600_000);
    const later = await createClient();
    const { bulk_job, orders } = jobIn((await placeJob(later, mixed.bulk_job.bulk_job_id)).body);
    expect(bulk_job.status).toBe('ORDER_PLACEMENT_SUCCESS_WITH_ERROR');
    expect(orders.map(({ status }) => status)).toEqual(['PLACED', 'FAILED']);
    expect(jobIn((await placeJob(later, all.bulk_job.bulk_job_id)).body).bulk_job.status).toBe(
      'ORDER_PLACEMENT_FAIL',
    );
  });
});
