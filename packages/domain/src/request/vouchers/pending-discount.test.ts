import { describe, expect, it } from 'vitest';
import { validateVoucherFx } from '../../api/vouchers.ts';
import { pinMoved } from '../pin/pin.model.ts';
import { orderSubmitted } from '../sending/index.ts';
import { discountByFifth, openFilledVoucherScreen, type ValidationParams } from './test/voucher-screen.ts';

describe('an order whose discount is being fetched again', () => {
  it('is sent by a submission after the discount has arrived, but not by an earlier one', async () => {
    const screen = await openFilledVoucherScreen({
      handlers: [
        [
          validateVoucherFx,
          async (params: ValidationParams) => {
            await screen.clock.sleep(500);
            return discountByFifth(params);
          },
        ],
      ],
    });
    void screen.apply('RIDE20');
    await screen.clock.advance(500);
    void screen.fire(pinMoved, { latitude: 23.71, longitude: 90.4 });
    // The new quote has arrived, but not its discount.
    await screen.clock.advance(499);
    expect(screen.validations).toHaveLength(2);

    void screen.fire(orderSubmitted);
    await screen.clock.advance(1000);
    expect(screen.sent).toEqual([]);

    await screen.fire(orderSubmitted);
    expect(screen.sent).toMatchObject([{ voucher: { code: 'RIDE20' } }]);
  });
});
