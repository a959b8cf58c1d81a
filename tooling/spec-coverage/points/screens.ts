import { requestSteps, type RequestStep } from '@saddlebag/domain/request';
import { pointsOf, slugOf } from '../point.ts';

const stepRequirements: Readonly<Record<RequestStep, string>> = {
  AskForOriginAddress: 'Asks for the pick-up address.',
  AskForOriginAddressDetails: 'Asks who hands over the order and how to find the pick-up.',
  CheckServiceHours: 'Checks the service hours.',
  ServiceClosed:
    'The service is closed. The screen shows the hours and the current time, and nothing can be submitted.',
  AskForDestinationAddress: 'Asks for the delivery address.',
  FillOrderDetails: 'Asks for the customer and the order.',
  FillPaymentDetails: 'Asks how to pay the fee, if it is paid online.',
};

export const screens = [
  ...pointsOf('route', {
    home: '/ is the login. A signed-in user is redirected to /request-a-rider.',
    connect: '/connect is the login as well.',
    register: '/register is the sign-up.',
    'register-deactivated': 'With the deactivate-sign-up flag, /register redirects to the login.',
    'forgot-password': '/forgot-password sets a new password with a code.',
    request: '/request-a-rider is the request, and /request-a-rider/{vendorID} the request of one vendor.',
    'request-order': 'The query parameter orderID opens an order for modification.',
    'request-vendor-change': 'Changing the vendor replaces the path and keeps orderID.',
    terms: '/termsandconditions shows the terms, with or without a login.',
    'terms-external': 'In some countries the terms are on an external page.',
    history:
      '/history shows past orders, and /history/{vendorID} those of one vendor. Guests have no history.',
    'history-order': 'On /history, the query order_id selects an order, and selecting one adds an entry.',
    'history-vendor-change': 'On /history, changing the vendor replaces the entry.',
    maintenance:
      '/maintenance replaces other screens while a maintenance flag is on, and redirects back afterwards.',
    fallback: 'Any other path shows the fallback page.',
    'protected-signed-out': 'Protected routes redirect signed-out users to /, even during maintenance.',
    'protected-maintenance': 'Protected routes redirect to /maintenance while a maintenance flag is on.',
    'after-order': 'After the order, the portal opens /order-tracking/{vendor}?order_id={new order id}.',
  }),
  ...pointsOf('piece', {
    'address-field':
      'The address field suggests places for origin and destination, and works with keyboard and pointer.',
    'language-picker': 'The language picker opens a list of radio buttons and closes after the choice.',
    'confirm-dialog':
      'The confirm dialog has a title, an optional description, cancel and submit buttons, and a close icon.',
    'drawer-width': 'The drawer is 384 px wide on desktops and fills the width of small screens.',
    'drawer-side': 'The drawer opens on the right, or on the left in right-to-left languages.',
    'phone-input': 'The phone field starts with the calling code of the vendor’s country.',
    'text-area': 'A multi-line text field has two lines and grows to four.',
    'map-markers': 'The map shows markers.',
    'map-areas': 'The map shows delivery areas as polygons.',
    'map-tooltips': 'Markers and areas show their names in tooltips.',
  }),
  ...pointsOf('step', {
    order: 'The request has seven steps in a fixed order.',
    ...Object.fromEntries(requestSteps.map((step) => [slugOf(step), stepRequirements[step]])),
  }),
  ...pointsOf('legal', {
    partners: 'A link to the partners’ sign-up page of the country.',
    privacy: 'A link to the privacy policy of the country.',
    terms: 'A link to the terms of the country.',
    'api-docs': 'A link to the API documentation, in some countries.',
  }),
];
