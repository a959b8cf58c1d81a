import { describe, expect, it } from 'vitest';
import { quoteFeeFx, type Trip } from '../../api/delivery.ts';
import { createOrderFx } from '../../api/orders.ts';
import { validateVoucherFx } from '../../api/vouchers.ts';
import { pinMoved } from '../pin/pin.model.ts';
import { $discountedFee } from '../fee/discount.model.ts';
import { fieldChanged } from '../draft/draft.model.ts';
import { $canSubmit, orderSubmitted } from '../sending/index.ts';
import { $voucher, $voucherError, voucherRemoved } from './index.ts';
import {
  openFilledVoucherScreen,
  rejectVoucher,
  discountByFifth,
  type ValidationParams,
} from './test/voucher-screen.ts';

describe('request with a voucher in validation', () => {
  it('cannot be submitted until the discounted fee is visible', async () => {
    const screen = await openFilledVoucherScreen({
      handlers: [
        [
          validateVoucherFx,
          (params: ValidationParams) => screen.clock.sleep(3000).then(() => discountByFifth(params)),
        ],
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

  it('ignores the response for a removed voucher', async () => {
    const screen = await openFilledVoucherScreen({
      handlers: [
        [
          validateVoucherFx,
          (params: ValidationParams) => screen.clock.sleep(3000).then(() => discountByFifth(params)),
        ],
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

describe('voucher of an edited request', () => {
  const otherPoint = { latitude: 23.7, longitude: 90.5 };
  const feeByDestination = ({ destination }: Trip) =>
    destination.latitude === otherPoint.latitude
      ? { amount: 90, signature: 'signature-2' }
      : { amount: 60, signature: 'signature-1' };

  it('is validated again with the fee of the new destination', async () => {
    const { scope, apply, fire, validations } = await openFilledVoucherScreen({
      handlers: [[quoteFeeFx, feeByDestination]],
    });
    await apply('RIDE20');
    await fire(pinMoved, otherPoint);
    expect(validations.map(({ fee }) => fee.amount)).toEqual([60, 90]);
    expect(scope.getState($discountedFee)).toBe(72);
  });

  it('is removed with a message when it is invalid for the new fee', async () => {
    const { scope, apply, fire, notifiedKeys } = await openFilledVoucherScreen({
      handlers: [
        [quoteFeeFx, feeByDestination],
        [
          validateVoucherFx,
          (params: ValidationParams) =>
            params.fee.amount === 60 ? discountByFifth(params) : rejectVoucher('expired'),
        ],
      ],
    });
    await apply('RIDE20');
    await fire(pinMoved, otherPoint);
    expect(scope.getState($voucher)).toBeNull();
    expect(scope.getState($voucherError)).toBe('voucher.error.expired');
    expect(notifiedKeys()).toContain('voucher.error.validation.message');
  });

  // Proves: call-rule.voucher-time
  it('is validated again for another delivery time', async () => {
    const { apply, fire, validations } = await openFilledVoucherScreen({ flags: { PreOrder: true } });
    await apply('RIDE20');
    await fire(fieldChanged, { field: 'deliverAt', value: 1_800_000_000_000 });
    expect(validations[1]?.orderTime).toBe(1_800_000_000_000);
  });

  it('is removed with a message when the service rejects the order because of it', async () => {
    const { scope, apply, fire, notifiedKeys } = await openFilledVoucherScreen({
      handlers: [[createOrderFx, () => rejectVoucher('usedUp')]],
    });
    await apply('RIDE20');
    await fire(orderSubmitted);
    expect(scope.getState($voucher)).toBeNull();
    expect(scope.getState($voucherError)).toBe('voucher.error.used-up');
    expect(notifiedKeys()).toEqual(['toast.could-not-create-that-order', 'voucher.error.validation.message']);
    expect(scope.getState($canSubmit)).toBe(true);
  });
});
