import {
  checkDeliverableFx,
  createOrderFx,
  estimateTripFx,
  listOrdersFx,
  loadCountryParameterFx,
  loadDeliveryAreasFx,
  quoteFeeFx,
  requestSocketTicketFx,
  searchCustomersFx,
  type Order,
} from '@saddlebag/domain/api';
import type { CountryParameterName } from '@saddlebag/domain/contracts';
import type { Seed } from '@saddlebag/domain/testing';

const parameters: Partial<Record<CountryParameterName, string>> = {
  serviceHours: '0000:2359',
  paymentMethods: 'cash on delivery',
};

/** Creates handlers of a service that is open, delivers everywhere and lists these orders. */
export const requestHandlers = (orders: readonly Order[] = []): NonNullable<Seed['handlers']> => [
  [loadCountryParameterFx, ({ name }: { name: CountryParameterName }) => parameters[name] ?? ''],
  [loadDeliveryAreasFx, () => []],
  [searchCustomersFx, () => []],
  [checkDeliverableFx, () => true],
  [quoteFeeFx, () => ({ amount: 60, signature: 'signature-1' })],
  [estimateTripFx, () => ({ pickUpMinutes: 10, deliveryMinutes: 25, distanceMetres: 1800 })],
  [createOrderFx, () => ({ orderId: 'k4ch-000042' })],
  [listOrdersFx, () => ({ orders, cursor: null })],
  [requestSocketTicketFx, () => ({ ticket: 'ticket-1' })],
];
