import type { DeliveryFee } from '../api/entities.ts';
import { limits } from '../contracts/limits.ts';
import type { CreateOrderBody } from '../contracts/order.ts';
import { asciiDigits } from '../text/ascii-digits.ts';
import { plainText } from '../text/plain-text.ts';
import type { PhoneEntry } from './draft.ts';
import type { SubmissionInput } from './submission-rules.ts';

/** Digits of every script as 0 to 9, and a plus only where it leads. */
export const dialable = ({ e164, text }: PhoneEntry): string => {
  if (e164 !== null) return e164;
  const plain = asciiDigits(text)
    .replace(/＋/g, '+')
    .replace(/[^0-9+]/g, '');
  return (plain.startsWith('+') ? '+' : '') + plain.replaceAll('+', '');
};

/**
 * The order request (specification 000, section 3) of an input that breaks no rule.
 * @returns null when a part is missing that the rules ask for.
 */
export const toOrderBody = (
  { vendorId, draft, amount, paymentMethod, sender }: SubmissionInput,
  fee: DeliveryFee,
): CreateOrderBody | null => {
  const { destination } = draft;
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
      phone_number: dialable(draft.phone),
      name: plainText(draft.customerName),
    },
    order: {
      payment_method: paymentMethod,
      amount: amount.ok ? amount.amount : 0,
      description: plainText(draft.description),
      cold_bag_needed: false,
    },
    vat_number: null,
    preordered_for: null,
    age_validation_required: false,
    login_pickup_estimation: limits.loginPickupEstimation,
    delivery_fee: fee.amount,
    signature: fee.signature,
    ...(pickupCode !== '' && { pickup_tasks: { pickup_code: pickupCode } }),
    ...(sender && { sender }),
  };
};
