import { describe, expect, it } from 'vitest';
import { validateVoucherFx } from '../../api/vouchers.ts';
import { voucherRefusals } from '../../contracts/voucher.ts';
import { $discountedFee, $isDiscountPending } from '../fee/discount.model.ts';
import { fieldChanged } from '../draft/draft.model.ts';
import { $quote } from '../fee/quote.model.ts';
import { orderSubmitted } from '../sending/index.ts';
import { failureError } from '../testing/request-screen.ts';
import { $voucherCodeText, $voucher, $voucherError, voucherRemoved } from './index.ts';
import { openFilled, open, rejectVoucher, terms } from './test/voucher-screen.ts';

describe('a voucher', () => {
  // Proves: rule.voucher-needs-fee
  it('needs a delivery fee', async () => {
    const { scope, apply, asked } = await open();
    await apply('RIDE20');
    expect(scope.getState($voucherError)).toBe('voucher.needs-fee');
    expect(asked).toEqual([]);
  });

  it('needs a code', async () => {
    const { scope, apply, asked } = await openFilled();
    await apply('  ');
    expect(scope.getState($voucherError)).toBe('voucher.missing');
    expect(asked).toEqual([]);
  });

  // Proves: state.voucher-saved
  it('is validated with the fee, its signature, the vendor and the time, and saved with the discounted fee', async () => {
    const { scope, apply, asked, vendor } = await openFilled();
    await apply(' RIDE20 ');
    expect(asked).toMatchObject([
      { code: 'RIDE20', vendorId: vendor.id, fee: { amount: 60, signature: 'signature-1' } },
    ]);
    expect(scope.getState($voucher)).toEqual({ code: 'RIDE20', terms, status: 'applied' });
    expect(scope.getState($quote).fee).toBe(60);
    expect(scope.getState($discountedFee)).toBe(48);
    expect(scope.getState($voucherCodeText)).toBe('');
  });

  // Proves: entity.order-body-voucher
  it('goes with the order: voucher, discounted fee, and the signature of that', async () => {
    const { apply, fire, sent } = await openFilled();
    await apply('RIDE20');
    await fire(orderSubmitted);
    expect(sent).toMatchObject([
      {
        delivery_fee: 60,
        voucher: terms,
        discounted_delivery_fee: 48,
        signature: 'signature-1 less a fifth',
      },
    ]);
  });

  // Proves: state.voucher-removed
  it('takes itself and the discounted fee away when it is removed', async () => {
    const { scope, apply, fire, sent } = await openFilled();
    await apply('RIDE20');
    await fire(voucherRemoved);
    expect(scope.getState($voucher)).toBeNull();
    expect(scope.getState($discountedFee)).toBeNull();
    await fire(orderSubmitted);
    expect(sent).toMatchObject([{ delivery_fee: 60, signature: 'signature-1' }]);
    expect(sent[0]).not.toHaveProperty('voucher');
    expect(sent[0]).not.toHaveProperty('discounted_delivery_fee');
  });

  it('is asked about anew when it comes back after it was removed', async () => {
    const { apply, fire, asked } = await openFilled();
    await apply('RIDE20');
    await fire(voucherRemoved);
    await apply('RIDE20');
    expect(asked).toHaveLength(2);
  });

  // Proves: message.voucher-validation
  it.each(['unknown', 'expired', 'usedUp', 'otherVendor'] as const)(
    'that is %s is said, kept in the field to be mended, and not sent',
    async (reason) => {
      const { scope, apply, said, fire, sent } = await openFilled({
        handlers: [[validateVoucherFx, () => rejectVoucher(reason)]],
      });
      await apply('RIDE02');
      expect(scope.getState($voucherError)).toBe(voucherRefusals[reason].translationKey);
      expect(scope.getState($voucherCodeText)).toBe('RIDE02');
      expect(scope.getState($voucher)).toBeNull();
      expect(said()).toEqual(['voucher.error.validation.message']);
      await fire(orderSubmitted);
      expect(sent[0]).toMatchObject({ delivery_fee: 60, signature: 'signature-1' });
    },
  );

  it('that cannot be checked is not sent either', async () => {
    const { scope, apply, said } = await openFilled({
      handlers: [[validateVoucherFx, () => Promise.reject(failureError({ kind: 'offline' }))]],
    });
    await apply('RIDE20');
    expect(scope.getState($voucherError)).toBe('voucher.error.validation.message');
    expect(said()).toEqual(['voucher.error.validation.message']);
    expect(scope.getState($isDiscountPending)).toBe(false);
  });

  // Proves: flag-effect.voucher
  it('does nothing while the flag is off, though the draft has one', async () => {
    const { fire, sent, asked } = await openFilled({ flags: { Voucher: false } });
    await fire(fieldChanged, { field: 'voucherCode', value: 'RIDE20' });
    await fire(orderSubmitted);
    expect(asked).toEqual([]);
    expect(sent[0]).toMatchObject({ delivery_fee: 60, signature: 'signature-1' });
  });
});
