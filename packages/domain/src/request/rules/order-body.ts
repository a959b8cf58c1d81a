import { limits } from '../../contracts/index.ts';
import type { CreateOrderBody } from '../../contracts/index.ts';
import { asciiDigits, plainText } from '../../platform/text/index.ts';
import type { PhoneValue } from '../draft/index.ts';
import type { DisplayedFee } from '../fee/index.ts';
import type { SubmissionInput } from './submission-rules.ts';

/** Digits of every script as 0 to 9, and a plus only where it leads. */
export const dialableNumber = ({ e164, text }: PhoneValue): string => {
  if (e164 !== null) return e164;
  const compact = asciiDigits(text)
    .replace(/＋/g, '+')
    .replace(/[^0-9+]/g, '');
  return (compact.startsWith('+') ? '+' : '') + compact.replaceAll('+', '');
};

/**
 * The order request (specification 000, section 3) of an input that breaks no rule.
 * @returns null when a part is missing that the rules ask for.
 */
export const toOrderBody = (
  { vendorId, draft, amount, paymentMethod, sender }: SubmissionInput,
  fee: Pick<DisplayedFee, 'amount' | 'signature' | 'discount'>,
): CreateOrderBody | null => {
  const { destination } = draft;
  const { discount } = fee;
  if (vendorId === null || destination === null || paymentMethod === null) return null;
  const pickupCode = plainText(draft.pickupCode);
  return {
    vendor_id: vendorId,
    customer: {
      location: {
        latitude: destination.point.latitude,
        longitude: destination.point.longitude,
        address: [draft.unit, draft.building, destination.address].map(plainText).filter(Boolean).join(', '),
        notes: plainText(draft.notes),
      },
      phone_number: dialableNumber(draft.phone),
      name: plainText(draft.customerName),
    },
    order: {
      // What is paid online is paid when the rider comes.
      payment_method: paymentMethod === 'ONLINE_PAYMENT' ? 'PAID' : paymentMethod,
      amount: amount.ok ? amount.amount : 0,
      description: plainText(draft.description),
      cold_bag_needed: false,
    },
    vat_number: plainText(draft.vatNumber) || null,
    preordered_for: draft.deliverAt === null ? null : draft.deliverAt / 1000,
    age_validation_required: false,
    login_pickup_estimation: limits.loginPickupEstimation,
    delivery_fee: fee.amount,
    signature: discount?.signature ?? fee.signature,
    ...(pickupCode !== '' && { pickup_tasks: { pickup_code: pickupCode } }),
    ...(discount && { voucher: discount.voucher, discounted_delivery_fee: discount.amount }),
    ...(sender && { sender }),
  };
};
