import { describe, expect, it } from 'vitest';
import { validateVoucherFx } from '../../api/vouchers.ts';
import { voucherRefusals } from '../../contracts/voucher.ts';
import { $discountedFee, $isDiscountPending } from '../fee/discount.model.ts';
import { fieldChanged } from '../draft/draft.model.ts';
import { $quote } from '../fee/quote.model.ts';
import { orderSubmitted } from '../sending/index.ts';
import { failureError } from '../testing/request-screen.ts';
import { $voucherCodeText, $voucher, $voucherError, voucherRemoved } from './index.ts';
import {
  openFilledVoucherScreen,
  openVoucherScreen,
  rejectVoucher,
  voucherTerms,
} from './test/voucher-screen.ts';

describe('voucher', () => {
  // Proves: rule.voucher-needs-fee
  it('requires a delivery fee', async () => {
    const { scope, apply, validations } = await openVoucherScreen();
    await apply('RIDE20');
    expect(scope.getState($voucherError)).toBe('voucher.needs-fee');
    expect(validations).toEqual([]);
  });

  it('requires a code', async () => {
    const { scope, apply, validations } = await openFilledVoucherScreen();
    await apply('  ');
    expect(scope.getState($voucherError)).toBe('voucher.missing');
    expect(validations).toEqual([]);
  });

  // Proves: state.voucher-saved
  it('is validated with the current fee and saved with the discounted fee', async () => {
    const { scope, apply, validations, vendor } = await openFilledVoucherScreen();
    await apply(' RIDE20 ');
    expect(validations).toMatchObject([
      { code: 'RIDE20', vendorId: vendor.id, fee: { amount: 60, signature: 'signature-1' } },
    ]);
    expect(scope.getState($voucher)).toEqual({ code: 'RIDE20', terms: voucherTerms, status: 'applied' });
    expect(scope.getState($quote).fee).toBe(60);
    expect(scope.getState($discountedFee)).toBe(48);
    expect(scope.getState($voucherCodeText)).toBe('');
  });

  it.each(['RIDE٢٠', 'RIDE২০', 'RIDE２０'])('is sent with ASCII digits when typed as %s', async (typed) => {
    const { scope, apply, validations } = await openFilledVoucherScreen();
    await apply(typed);
    expect(validations).toMatchObject([{ code: 'RIDE20' }]);
    expect(scope.getState($voucher)).toMatchObject({ code: 'RIDE20', status: 'applied' });
  });

  // Proves: entity.order-body-voucher
  it('is sent with the order, the discounted fee and its signature', async () => {
    const { apply, fire, sent } = await openFilledVoucherScreen();
    await apply('RIDE20');
    await fire(orderSubmitted);
    expect(sent).toMatchObject([
      {
        delivery_fee: 60,
        voucher: voucherTerms,
        discounted_delivery_fee: 48,
        signature: 'signature-1 less a fifth',
      },
    ]);
  });

  // Proves: state.voucher-removed
  it('no longer reduces the fee after its removal', async () => {
    const { scope, apply, fire, sent } = await openFilledVoucherScreen();
    await apply('RIDE20');
    await fire(voucherRemoved);
    expect(scope.getState($voucher)).toBeNull();
    expect(scope.getState($discountedFee)).toBeNull();
    await fire(orderSubmitted);
    expect(sent).toMatchObject([{ delivery_fee: 60, signature: 'signature-1' }]);
    expect(sent[0]).not.toHaveProperty('voucher');
    expect(sent[0]).not.toHaveProperty('discounted_delivery_fee');
  });

  it('is validated again after removal and re-entry', async () => {
    const { apply, fire, validations } = await openFilledVoucherScreen();
    await apply('RIDE20');
    await fire(voucherRemoved);
    await apply('RIDE20');
    expect(validations).toHaveLength(2);
  });

  // Proves: message.voucher-validation
  it.each(['unknown', 'expired', 'usedUp', 'otherVendor'] as const)(
    'stays in the field with an error and is not sent when the service refuses it as "%s"',
    async (reason) => {
      const { scope, apply, notifiedKeys, fire, sent } = await openFilledVoucherScreen({
        handlers: [[validateVoucherFx, () => rejectVoucher(reason)]],
      });
      await apply('RIDE02');
      expect(scope.getState($voucherError)).toBe(voucherRefusals[reason].translationKey);
      expect(scope.getState($voucherCodeText)).toBe('RIDE02');
      expect(scope.getState($voucher)).toBeNull();
      expect(notifiedKeys()).toEqual(['voucher.error.validation.message']);
      await fire(orderSubmitted);
      expect(sent[0]).toMatchObject({ delivery_fee: 60, signature: 'signature-1' });
    },
  );

  it('is not applied when the validation fails', async () => {
    const { scope, apply, notifiedKeys } = await openFilledVoucherScreen({
      handlers: [[validateVoucherFx, () => Promise.reject(failureError({ kind: 'offline' }))]],
    });
    await apply('RIDE20');
    expect(scope.getState($voucherError)).toBe('voucher.error.validation.message');
    expect(notifiedKeys()).toEqual(['voucher.error.validation.message']);
    expect(scope.getState($isDiscountPending)).toBe(false);
  });

  // Proves: flag-effect.voucher
  it('has no effect when the flag is off', async () => {
    const { fire, sent, validations } = await openFilledVoucherScreen({ flags: { Voucher: false } });
    await fire(fieldChanged, { field: 'voucherCode', value: 'RIDE20' });
    await fire(orderSubmitted);
    expect(validations).toEqual([]);
    expect(sent[0]).toMatchObject({ delivery_fee: 60, signature: 'signature-1' });
  });
});
