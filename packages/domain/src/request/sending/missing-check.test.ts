import { describe, expect, it, vi } from 'vitest';
import { createOrderFx } from '../../api/orders.ts';
import { requestScreen } from '../testing/request-screen.ts';
import { $submission, orderSubmitted } from './index.ts';

vi.mock('./recent-requests.ts', () => ({
  get hasRecentDuplicate(): never {
    throw new Error('The server has no such file.');
  },
}));

describe('a search for duplicates whose code does not load', () => {
  it('sends no order, says so and lets the vendor try again', async () => {
    const sent: unknown[] = [];
    const screen = requestScreen({
      handlers: [[createOrderFx, (request: unknown) => (sent.push(request), { orderId: 'k4ch-000042' })]],
    });
    await screen.open();
    await screen.pickAddress();
    await screen.fillDetails();

    await screen.fire(orderSubmitted);

    expect(sent).toEqual([]);
    expect(screen.notifiedKeys()).toEqual(['toast.could-not-create-that-order']);
    expect(screen.scope.getState($submission).status).toBe('idle');
  });
});
