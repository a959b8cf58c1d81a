import { requestLimits } from '../../contracts/index.ts';
import type { CreateOrderBody } from '../../contracts/index.ts';
import { normalizeCode, normalizeText, toAsciiDigits } from '../../platform/text/index.ts';
import type { PhoneValue } from '../draft/index.ts';
import type { DisplayedFee } from '../fee/index.ts';
import type { SubmissionInput } from './submission-rules.ts';

/** Returns the number with ASCII digits only, and with a plus sign only at the start. */
export const dialableNumber = ({ e164, text }: Pick<PhoneValue, 'e164' | 'text'>): string => {
  if (e164 !== null) return e164;
  const digitsAndPlus = toAsciiDigits(text)
    .replace(/＋/g, '+')
    .replace(/[^0-9+]/g, '');
  return (digitsAndPlus.startsWith('+') ? '+' : '') + digitsAndPlus.replaceAll('+', '');
};

type PayableFee = Pick<DisplayedFee, 'amount' | 'signature' | 'discount'>;

const feeFields = ({ amount, signature, discount }: PayableFee) => ({
  delivery_fee: amount,
  signature: discount?.signature ?? signature,
  ...(discount && { voucher: discount.voucher, discounted_delivery_fee: discount.amount }),
});

/** Replaces the fee of an order, with its voucher and signature. */
export const withFee = (
  { voucher: _voucher, discounted_delivery_fee: _discountedFee, ...body }: CreateOrderBody,
  fee: PayableFee,
): CreateOrderBody => ({ ...body, ...feeFields(fee) });

/**
 * Creates the body of the order request (specification 000, section 3) from a valid input.
 * @returns null if the vendor, the destination or the payment method is missing.
 */
export const toOrderBody = (
  { vendorId, draft, amount, paymentMethod, sender }: SubmissionInput,
  fee: PayableFee,
): CreateOrderBody | null => {
  const { destination } = draft;
  if (vendorId === null || destination === null || paymentMethod === null) return null;
  const pickupCode = normalizeCode(draft.pickupCode);
  return {
    vendor_id: vendorId,
    customer: {
      location: {
        latitude: destination.point.latitude,
        longitude: destination.point.longitude,
        address: [draft.unit, draft.building, destination.address]
          .map(normalizeText)
          .filter(Boolean)
          .join(', '),
        notes: normalizeText(draft.notes),
      },
      phone_number: dialableNumber(draft.phone),
      name: normalizeText(draft.customerName),
    },
    order: {
      // An order paid online is already paid when the rider arrives.
      payment_method: paymentMethod === 'ONLINE_PAYMENT' ? 'PAID' : paymentMethod,
      amount: amount.ok ? amount.amount : 0,
      description: normalizeText(draft.description),
      cold_bag_needed: false,
    },
    vat_number: normalizeCode(draft.vatNumber) || null,
    preordered_for: draft.deliverAt === null ? null : draft.deliverAt / 1000,
    age_validation_required: false,
    login_pickup_estimation: requestLimits.loginPickupEstimation,
    ...feeFields(fee),
    ...(pickupCode !== '' && { pickup_tasks: { pickup_code: pickupCode } }),
    ...(sender && { sender }),
  };
};
