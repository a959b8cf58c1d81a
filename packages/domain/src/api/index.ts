export { saveCustomerFx, searchCustomersFx } from './address-book.ts';
export {
  callService,
  callServiceFx,
  preloadClient,
  type CallOptions,
  type ContractSource,
} from './call-service.ts';
export { toWireContact, type Contact } from './contact.ts';
export { cancelOrderFx } from './cancel-order.ts';
export { loadCountryParameterFx } from './country-parameters.ts';
export {
  $credentials,
  $renewCredentials,
  authorizationHeader,
  noCredentials,
  type Credentials,
  type RenewCredentials,
} from './credentials.ts';
export {
  checkDeliverableFx,
  estimateTripFx,
  loadDeliveryAreasFx,
  quoteFeeFx,
  type DeliveryArea,
  type Trip,
} from './delivery.ts';
export type * from './entities.ts';
export { isAmbiguous, isApiFailure, isSignatureExpired, type ApiFailure } from './failures.ts';
export { createOrderFx, listOrdersFx, loadOrderFx, type OrderListQuery, type OrderPage } from './orders.ts';
export { requestResetCodeFx, resetPasswordFx, type NewPassword } from './password-reset.ts';
export { loadPlaceFx, reverseGeocodeFx, suggestPlacesFx, toPlace, type PlaceQuery } from './places.ts';
export { issueOrderLinkFx, revokeOrderLinkFx } from './order-link.ts';
export { loadOrderProofFx, type ProofReference } from './order-proof.ts';
export {
  loadPublicOrderFx,
  loadPublicProofFx,
  type PublicOrder,
  type PublicReceipt,
} from './public-order.ts';
export { registerFx } from './registration.ts';
export { toOrder } from './to-order.ts';
export { listRiderPositionsFx, loadRiderFx, type RiderPositionsQuery } from './riders.ts';
export { $serverOffsetMs } from './server-time.ts';
export { extendSessionFx, loginFx, logoutFx } from './session.ts';
export { requestSocketTicketFx } from './socket-ticket.ts';
export { loadVendorsFx } from './vendors.ts';
export { loadVoucherFx, validateVoucherFx, type ValidatedVoucher } from './vouchers.ts';
export { loginAsGuestFx } from './guest.ts';
export type { CardOffer, Confirmation, PaymentIntent, PaymentState, SavedCard, Wallet } from './payments.ts';
export {
  cancelPaymentFx,
  confirmPaymentFx,
  createPaymentIntentFx,
  openWalletFx,
  readPaymentFx,
} from './payments.ts';
export { requestTimeoutMs } from './request-timeout.ts';
export { parseSavedAddress, formatSavedAddress } from './saved-address.ts';
export { serverOffsetMeasured } from './server-time.ts';
export { updateOrderFx } from './update-order.ts';
