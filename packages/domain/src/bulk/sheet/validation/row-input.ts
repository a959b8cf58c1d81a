import { limits, type BulkColumn } from '../../../contracts/index.ts';
import { parseCoordinates } from '../../../platform/geo/index.ts';
import { formatLocale } from '../../../platform/i18n/functions.ts';
import { parseAmount } from '../../../platform/money/index.ts';
import type { Draft } from '../../../request/draft/index.ts';
import type { SubmissionInput } from '../../../request/rules/internal.ts';
import type { BulkRow } from '../bulk-row.ts';
import { paymentMethodOf } from '../cells/canonical-payment.ts';
import type { ValidationContext } from './validation-context.ts';

/** True if a row has no coordinates yet. The address search then finds them. */
export const needsAddressSearch = ({ cells }: BulkRow): boolean =>
  cells.latitude.trim() === '' && cells.longitude.trim() === '';

/**
 * Converts a row to the input of the rules of a single request. The delivery time and the notes have rules of
 * their own, so they are left out.
 */
export const toSubmissionInput = (
  { id, cells }: BulkRow,
  { market, language, paymentMethods, parsePhone }: ValidationContext,
): SubmissionInput => {
  const point = parseCoordinates(`${cells.latitude},${cells.longitude}`);
  const method = paymentMethodOf(cells.payment_method);
  const draft: Draft = {
    id,
    destinationText: cells.recipient_address,
    destination: point && { address: cells.recipient_address, point, city: null, area: null },
    unit: cells.unit,
    building: '',
    customerName: cells.recipient_name,
    phone: parsePhone(cells.recipient_phone_number, market.country),
    notes: '',
    amount: cells.amount,
    description: cells.description,
    pickupCode: cells.pickup_code,
    vatNumber: '',
    paymentMethod: method,
    deliverAt: null,
    voucherCode: '',
  };
  return {
    // The job belongs to a vendor, so no row can break the rule for a missing one.
    vendorId: id,
    country: market.country,
    draft,
    amount: parseAmount(cells.amount, market.currency, formatLocale(language, market.country)),
    paymentMethod: method !== null && paymentMethods.includes(method) ? method : null,
  };
};

/** The column and the text of each rule of a single request that applies to a row. */
export const problemOfRule: ReadonlyMap<string, readonly [column: BulkColumn, key: string, limit?: number]> =
  new Map([
    ['validation.fill-unit-number', ['unit', 'bulk.problem.unit-missing']],
    ['validation.fill-customer-name', ['recipient_name', 'bulk.problem.name-missing']],
    ['validation.wrong-customer-name', ['recipient_name', 'bulk.problem.name-digits']],
    ['validation.name-too-long', ['recipient_name', 'bulk.problem.name-too-long']],
    ['validation.fill-customer-phone', ['recipient_phone_number', 'bulk.problem.phone-missing']],
    ['validation.phone-incorrect', ['recipient_phone_number', 'bulk.problem.phone-incorrect']],
    [
      'validation.fill-description',
      ['description', 'bulk.problem.description-too-long', limits.descriptionCharacters],
    ],
    [
      'request.pickup-code.submit.validation-error.length',
      ['pickup_code', 'bulk.problem.pickup-code-too-long', limits.pickupCodeCharacters],
    ],
    ['validation.fill-address', ['recipient_address', 'bulk.problem.address-missing']],
    ['validation.invalid-coordinates', ['latitude', 'bulk.problem.coordinates-incorrect']],
    ['validation.amount-too-large', ['amount', 'bulk.problem.amount-too-large']],
    [
      'validation.minimum-amount-pkr',
      ['amount', 'bulk.problem.amount-below-minimum', limits.minimumAmountPkr],
    ],
    ['validation.fill-amount', ['amount', 'bulk.problem.amount-missing']],
    ['validation.amount-digits', ['amount', 'bulk.problem.amount-incorrect']],
    ['validation.amount-no-decimals', ['amount', 'bulk.problem.amount-incorrect']],
    ['validation.amount-two-decimals', ['amount', 'bulk.problem.amount-incorrect']],
    ['validation.amount-three-decimals', ['amount', 'bulk.problem.amount-incorrect']],
    ['validation.fill-payment-method', ['payment_method', 'bulk.problem.payment-unavailable']],
    ['validation.address-too-long', ['unit', 'bulk.problem.unit-too-long']],
  ]);
