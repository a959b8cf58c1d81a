import * as z from 'zod/mini';
import { defineContract } from './define-contract.ts';

/** The parameters that the request flow reads (specification 000, section 7). */
export const countryParameterNames = [
  'serviceHours',
  'onlinePaymentActivated',
  'orderItemValueExceedLimit',
  'paymentMethods',
  'allOutletOrders',
] as const;
export type CountryParameterName = (typeof countryParameterNames)[number];

/**
 * Reads a parameter of the account's country. The value is always text, such as `0000:2359`, `true`, `5000`
 * or `cash on delivery|online payment`.
 */
export const countryParameterContract = defineContract({
  id: 'countryParameter',
  method: 'GET',
  service: 'orders',
  path: '/get-country-parameter/{name}',
  summary: 'Read a country parameter',
  params: z.object({ name: z.enum(countryParameterNames) }),
  response: z.object({ result: z.string() }),
});
