import { describe, expect, it } from 'vitest';
import { quoteFeeFx, type Trip } from '../../api/delivery.ts';
import { createOrderFx } from '../../api/orders.ts';
import { validateVoucherFx } from '../../api/vouchers.ts';
import { pinMoved } from '../destination/destination.model.ts';
import { $discountedFee } from '../fee/discount.model.ts';
import { fieldChanged } from '../draft/draft.model.ts';
import { $canSubmit, orderSubmitted } from '../sending/index.ts';
import { $voucher, $voucherError, voucherRemoved } from './index.ts';
import { openFilled, rejectVoucher, discountByFifth, type ValidationParams } from './test/voucher-screen.ts';

describe('a request whose voucher is being checked', () => {
  it('is not sent until the answer is there, and never with a fee that nobody saw', async () => {
    const screen = await openFilled({
      handlers: [
        [validateVoucherFx, (params: ValidationParams) => screen.clock.sleep(3000).then(() => discountByFifth(params))],
      ],
    });
    void screen.apply('RIDE20');
    await screen.clock.advance(100);
    expect(screen.scope.getState($canSubmit)).toBe(false);
    void screen.fire(orderSubmitted);
    await screen.clock.advance(100);
    expect(screen.sent).toEqual([]);

    await screen.clock.advance(3000);
    await screen.fire(orderSubmitted);
    expect(screen.sent[0]?.discounted_delivery_fee).toBe(48);
  });

  it('drops the answer to a voucher that was removed meanwhile', async () => {
    const screen = await openFilled({
      handlers: [
        [validateVoucherFx, (params: ValidationParams) => screen.clock.sleep(3000).then(() => discountByFifth(params))],
      ],
    });
    void screen.apply('RIDE20');
    await screen.clock.advance(100);
    void screen.fire(voucherRemoved);
    await screen.clock.advance(5000);
    expect(screen.scope.getState($discountedFee)).toBeNull();
    expect(screen.scope.getState($canSubmit)).toBe(true);
  });
});

describe('a voucher of a request that is edited', () => {
  const elsewhere = { latitude: 23.7, longitude: 90.5 };
  const byPlace = ({ destination }: Trip) =>
    destination.latitude === elsewhere.latitude
      ? { amount: 90, signature: 'signature-2' }
      : { amount: 60, signature: 'signature-1' };

  it('is validated again with the fee of the new place', async () => {
    const { scope, apply, fire, asked } = await openFilled({ handlers: [[quoteFeeFx, byPlace]] });
    await apply('RIDE20');
    await fire(pinMoved, elsewhere);
    expect(asked.map(({ fee }) => fee.amount)).toEqual([60, 90]);
    expect(scope.getState($discountedFee)).toBe(72);
  });

  it('goes with a message when it does not hold there', async () => {
    const { scope, apply, fire, said } = await openFilled({
      handlers: [
        [quoteFeeFx, byPlace],
        [
          validateVoucherFx,
          (params: ValidationParams) => (params.fee.amount === 60 ? discountByFifth(params) : rejectVoucher('expired')),
        ],
      ],
    });
    await apply('RIDE20');
    await fire(pinMoved, elsewhere);
    expect(scope.getState($voucher)).toBeNull();
    expect(scope.getState($voucherError)).toBe('voucher.error.expired');
    expect(said()).toContain('voucher.error.validation.message');
  });

  // Proves: call-rule.voucher-time
  it('is validated again for another delivery time', async () => {
    const { apply, fire, asked } = await openFilled({ flags: { PreOrder: true } });
    await apply('RIDE20');
    await fire(fieldChanged, { field: 'deliverAt', value: 1_800_000_000_000 });
    expect(asked[1]?.orderTime).toBe(1_800_000_000_000);
  });

  it('goes, with the reason, when the order shows that it does not hold any more', async () => {
    const { scope, apply, fire, said } = await openFilled({
      handlers: [[createOrderFx, () => rejectVoucher('usedUp')]],
    });
    await apply('RIDE20');
    await fire(orderSubmitted);
    expect(scope.getState($voucher)).toBeNull();
    expect(scope.getState($voucherError)).toBe('voucher.error.used-up');
    expect(said()).toEqual(['toast.could-not-create-that-order', 'voucher.error.validation.message']);
    expect(scope.getState($canSubmit)).toBe(true);
  });
});
