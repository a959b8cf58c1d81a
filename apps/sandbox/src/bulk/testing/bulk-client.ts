import type { BulkRowInput, WireJobWithOrders } from '@saddlebag/domain/contracts';
import { at, createHarness, ordersApi, type TestClient } from '../../testing/harness.ts';
import type { SandboxOptions } from '../../sandbox.ts';

/** Starts a sandbox with a client of the demo account, and builds rows for an address near the vendor. */
export const startBulk = async (options: SandboxOptions = {}) => {
  const harness = createHarness(options);
  const client = await harness.createClient();
  const { customer } = await harness.orderBody(client);
  const row = (rowNumber: number, cells: BulkRowInput['cells'] = {}): BulkRowInput => ({
    row_number: rowNumber,
    cells: {
      recipient_name: 'Sadia Rahman',
      recipient_phone_number: '+880 1711-000111',
      latitude: String(customer.location.latitude),
      longitude: String(customer.location.longitude),
      recipient_address: customer.location.address,
      payment_method: 'CASH_ON_DELIVERY',
      amount: '450',
      ...cells,
    },
  });
  return { ...harness, client, customer, row };
};

/** Returns the job and the rows of a response. */
export const jobIn = (body: unknown): WireJobWithOrders => at(body, 'body') as WireJobWithOrders;

export const createJob = async (
  client: TestClient,
  content: string | readonly BulkRowInput[],
  vendorId = 'y0ud',
): Promise<WireJobWithOrders> => {
  const reply = await client.post(`${ordersApi}/bulk-job/create`, { vendor_id: vendorId, content });
  return jobIn(reply.body);
};

export const placeJob = (client: TestClient, jobId: string, key?: string) =>
  client.post(
    `${ordersApi}/bulk-job/place-orders/${jobId}`,
    {},
    key === undefined ? {} : { 'idempotency-key': key },
  );
