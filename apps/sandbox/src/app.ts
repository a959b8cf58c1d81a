import {
  autocompleteContract,
  bulkTemplateContract,
  cancelOrderContract,
  cancelPaymentContract,
  confirmPaymentContract,
  countryParameterContract,
  createBulkJobContract,
  createOrderContract,
  createOutletContract,
  createPaymentIntentContract,
  deliveryAreasContract,
  deliveryFeeContract,
  estimationsContract,
  extendSessionContract,
  getHelpCentreTokenContract,
  getBulkJobContract,
  getOrderContract,
  getOrderProofContract,
  getPublicOrderContract,
  getPublicProofContract,
  getRiderContract,
  getVendorContract,
  getVoucherContract,
  guestLoginContract,
  issueOrderLinkContract,
  listBulkJobsContract,
  listOrdersContract,
  listRiderPositionsContract,
  listVendorsContract,
  loginContract,
  logoutContract,
  openWalletContract,
  placeBulkOrdersContract,
  placeDetailsContract,
  readPaymentContract,
  registerContract,
  requestResetCodeContract,
  resetPasswordContract,
  reverseGeocodeContract,
  revokeOrderLinkContract,
  saveCustomerContract,
  searchCustomersContract,
  sendReportContract,
  socketTicketContract,
  updateOrderContract,
  updateOutletContract,
  validateAreaContract,
  validateVoucherContract,
} from '@saddlebag/domain/contracts';
import { Hono } from 'hono';
import { signInAsGuest } from './accounts/guest-handler.ts';
import { requestResetCode, resetPassword } from './accounts/password-reset-handlers.ts';
import { registerAccount } from './accounts/registration-handler.ts';
import { extendSession, logIn, logOut } from './accounts/session-handlers.ts';
import { saveCustomer, searchCustomers } from './address-book/address-book-handlers.ts';
import { createBulkJob } from './bulk/create-job.ts';
import { getBulkJob, listBulkJobs, readBulkTemplate } from './bulk/job-handlers.ts';
import { placeBulkOrders } from './bulk/place-orders.ts';
import { mountControls } from './controls/control-routes.ts';
import { estimateDelivery, listDeliveryAreas, quoteFee, validateArea } from './delivery/delivery-handlers.ts';
import { BrokenConnectionError } from './faults/connection-breaker.ts';
import { findAddress, readPlace, suggestPlaces } from './geolocator/geolocator-handlers.ts';
import { getHelpCentreToken } from './help-centre/token-handler.ts';
import { mountHelpCentre } from './help-centre/help-centre-routes.ts';
import { limitAddress } from './http/limit-address.ts';
import { limitGuesses } from './http/limit-guesses.ts';
import { mount, mountCreation, routeOf } from './http/mount.ts';
import { notFound, Refusal } from './http/refusal.ts';
import { toErrorResponse } from './http/responses.ts';
import { mountMap } from './map/map-routes.ts';
import { cancelOrder } from './orders/cancel-order.ts';
import { createOrder } from './orders/create-order.ts';
import { getOrder, listOrders } from './orders/order-handlers.ts';
import { updateOrder } from './orders/update-order.ts';
import { mountPartnerPage } from './partner/partner-page.ts';
import { mountBank } from './payments/bank-page.ts';
import {
  cancelPayment,
  confirmPayment,
  createIntent,
  openWallet,
  readPayment,
} from './payments/payment-handlers.ts';
import { getOrderProof } from './proofs/order-proof-handler.ts';
import {
  getPublicOrder,
  getPublicProof,
  issueOrderLink,
  revokeOrderLink,
} from './public-links/public-link-handlers.ts';
import { sendReport } from './reports/send-report.ts';
import { getRider, listRiderPositions } from './riders/rider-handlers.ts';
import type { Service } from './service.ts';
import { issueTicket } from './socket/socket-handlers.ts';
import { mountFlags } from './vendors/flag-routes.ts';
import { createOutlet, updateOutlet } from './vendors/outlet-handlers.ts';
import { getCountryParameter, getVendor, listVendors } from './vendors/vendor-handlers.ts';
import { getVoucher, validateVoucher } from './vouchers/voucher-handlers.ts';

/**
 * Creates the courier service as one Hono application. It opens no port: a host, a test or a service worker
 * calls it.
 */
export const createApp = (service: Service): Hono => {
  const app = new Hono();

  app.use(routeOf(guestLoginContract), limitAddress(service, service.guestLimit, 'guest.refused'));
  app.use(
    routeOf(registerContract),
    limitAddress(service, service.registrationLimit, 'account.error.service'),
  );

  app.use(routeOf(getPublicOrderContract), limitGuesses(service));
  app.use(routeOf(getPublicProofContract), limitGuesses(service));

  mount(app, service, loginContract, logIn);
  mount(app, service, guestLoginContract, signInAsGuest);
  mount(app, service, extendSessionContract, extendSession);
  mount(app, service, logoutContract, logOut);
  mountCreation(app, service, registerContract, registerAccount);
  mount(app, service, requestResetCodeContract, requestResetCode);
  mount(app, service, resetPasswordContract, resetPassword);

  mount(app, service, listVendorsContract, listVendors);
  mount(app, service, getVendorContract, getVendor);
  mount(app, service, countryParameterContract, getCountryParameter);
  mount(app, service, getHelpCentreTokenContract, getHelpCentreToken);
  mountCreation(app, service, createOutletContract, createOutlet);
  mount(app, service, updateOutletContract, updateOutlet);

  mount(app, service, autocompleteContract, suggestPlaces);
  mount(app, service, reverseGeocodeContract, findAddress);
  mount(app, service, placeDetailsContract, readPlace);

  mount(app, service, searchCustomersContract, searchCustomers);
  mount(app, service, saveCustomerContract, saveCustomer);

  mount(app, service, deliveryFeeContract, quoteFee);
  mount(app, service, validateAreaContract, validateArea);
  mount(app, service, estimationsContract, estimateDelivery);
  mount(app, service, deliveryAreasContract, listDeliveryAreas);

  mount(app, service, validateVoucherContract, validateVoucher);
  mount(app, service, getVoucherContract, getVoucher);
  mountCreation(app, service, createOrderContract, createOrder);
  mount(app, service, getOrderContract, getOrder);
  mount(app, service, getOrderProofContract, getOrderProof);
  // Before the modification, whose path would match as well.
  mount(app, service, cancelOrderContract, cancelOrder);
  mount(app, service, updateOrderContract, updateOrder);
  mount(app, service, listOrdersContract, listOrders);
  mountCreation(app, service, sendReportContract, sendReport);
  mountCreation(app, service, createBulkJobContract, createBulkJob);
  mount(app, service, bulkTemplateContract, readBulkTemplate);
  mount(app, service, listBulkJobsContract, listBulkJobs);
  mount(app, service, getBulkJobContract, getBulkJob);
  mountCreation(app, service, placeBulkOrdersContract, placeBulkOrders);
  mount(app, service, getRiderContract, getRider);
  mount(app, service, listRiderPositionsContract, listRiderPositions);
  mount(app, service, issueOrderLinkContract, issueOrderLink);
  mount(app, service, revokeOrderLinkContract, revokeOrderLink);
  mount(app, service, getPublicOrderContract, getPublicOrder);
  mount(app, service, getPublicProofContract, getPublicProof);

  mount(app, service, openWalletContract, openWallet);
  mountCreation(app, service, createPaymentIntentContract, createIntent);
  mountCreation(app, service, confirmPaymentContract, confirmPayment);
  mount(app, service, readPaymentContract, readPayment);
  mount(app, service, cancelPaymentContract, cancelPayment);
  mountBank(app, service);

  mount(app, service, socketTicketContract, issueTicket);

  mountFlags(app, service);
  mountMap(app, service);
  mountControls(app, service);
  mountPartnerPage(app, service);
  mountHelpCentre(app, service);

  app.notFound(() => toErrorResponse(service, notFound()));
  app.onError((error) => {
    // Rethrow the error of a connection fault, so that the host breaks the connection instead of answering.
    if (error instanceof BrokenConnectionError) throw error;
    service.report(error);
    return toErrorResponse(service, new Refusal(500, 'internal-error', 'error.internal'));
  });
  return app;
};
