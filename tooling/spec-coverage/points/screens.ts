import { requestSteps, type RequestStep } from '../../../packages/domain/src/request/flow/steps.ts';
import { pointsOf, slugOf } from '../point.ts';

const stepWhats: Readonly<Record<RequestStep, string>> = {
  AskForOriginAddress: 'Where the rider picks up is asked for.',
  AskForOriginAddressDetails: 'Who hands the order over, and how to find the pick-up.',
  CheckServiceHours: 'The service hours are looked at.',
  ServiceClosed: 'The service is closed: the hours and the time now are told, and nothing can be sent.',
  AskForDestinationAddress: 'Where the rider goes.',
  FillOrderDetails: 'Customer and order.',
  FillPaymentDetails: 'How the fee is paid, where it is paid online.',
};

export const screens = [
  ...pointsOf('route', {
    home: '/ is the login; who is signed in is led to /request-a-rider.',
    connect: '/connect is the login, too.',
    register: '/register is the sign-up.',
    'register-deactivated':
      'With the deactivate-sign-up flag there is no sign-up: its address leads to the login.',
    'forgot-password': '/forgot-password leads to a new password with a code.',
    request: '/request-a-rider, and /request-a-rider/{vendorID} for one vendor.',
    'request-order': 'The query orderID opens an order to modify it.',
    'request-vendor-change': 'Changing the vendor replaces the path and keeps orderID.',
    terms: '/termsandconditions shows the terms to everybody.',
    'terms-external': 'In some countries the terms are a page outside the portal.',
    maintenance: '/maintenance stands in while either maintenance flag is on, and gives way when it is over.',
    fallback: 'Any other path shows the fallback page.',
    'protected-signed-out': 'Protected routes lead to / who is not signed in; that wins over maintenance.',
    'protected-maintenance': 'Protected routes lead to /maintenance while either maintenance flag is on.',
    'after-order': 'After the order: /order-tracking/{vendor}?order_id={new order id}.',
  }),
  ...pointsOf('piece', {
    'address-field':
      'The address field suggests places and is used by keyboard or press, for origin and destination.',
    'language-picker': 'The language picker opens a list of radio buttons and closes it with the choice.',
    'confirm-dialog': 'The confirm dialog has title, optional description, cancel, submit and a close icon.',
    'drawer-width': 'The drawer is 384 px wide on a desktop and as wide as a small screen.',
    'drawer-side': 'The drawer opens at the right, at the left in languages written from right to left.',
    'phone-input': 'The phone field begins with the calling code of the vendor’s country.',
    'text-area': 'A text of several lines has two lines and grows to four.',
    'map-markers': 'The map shows markers.',
    'map-areas': 'The map shows polygons of delivery areas.',
    'map-tooltips': 'Markers and areas say their names in tooltips.',
  }),
  ...pointsOf('step', {
    order: 'The seven steps in their order.',
    ...Object.fromEntries(requestSteps.map((step) => [slugOf(step), stepWhats[step]])),
  }),
  ...pointsOf('legal', {
    partners: 'A link to the partners’ sign-up page of the country.',
    privacy: 'A link to the privacy policy of the country.',
    terms: 'A link to the terms of the country.',
    'api-docs': 'A link to the API’s documentation, in some countries.',
  }),
];
