/** The steps of a request, in order (specification 000, section 2). */
export const requestSteps = [
  'AskForOriginAddress',
  'AskForOriginAddressDetails',
  'CheckServiceHours',
  'ServiceClosed',
  'AskForDestinationAddress',
  'FillOrderDetails',
  'FillPaymentDetails',
] as const;
export type RequestStep = (typeof requestSteps)[number];

/** What can move a request from one step to another. */
export type RequestFact =
  /** The vendor has no coordinates. */
  | 'originMissing'
  /** A vendor was chosen that has coordinates, or the hours are to be looked at again. */
  | 'originKnown'
  /** An address for the pick-up was chosen. */
  | 'originChosen'
  | 'serviceOpen'
  | 'serviceClosed'
  /** The service is closed, but the delivery is for later. */
  | 'deliveryScheduled'
  /** The destination is deliverable and has a fee. */
  | 'quoteReady'
  | 'quoteLost'
  /** The vendor looks at the address again, or still. */
  | 'destinationReopened'
  | 'detailsCompleted'
  | 'detailsReopened'
  /** The order exists; the next request begins. */
  | 'orderPlaced';

type Row = Readonly<Partial<Record<RequestFact, RequestStep>>>;

/** Wherever a request is, choosing a vendor begins it anew. */
const anywhere = {
  originMissing: 'AskForOriginAddress',
  originKnown: 'CheckServiceHours',
} as const satisfies Row;
const welcome = {
  serviceOpen: 'AskForDestinationAddress',
  deliveryScheduled: 'AskForDestinationAddress',
} as const satisfies Row;
const filling = {
  ...anywhere,
  serviceClosed: 'ServiceClosed',
  quoteLost: 'AskForDestinationAddress',
  destinationReopened: 'AskForDestinationAddress',
  orderPlaced: 'AskForDestinationAddress',
} as const satisfies Row;

/** The whole machine: step, fact, next step (specification 000, section 4). A fact without an entry changes nothing. */
export const stepTable: Readonly<Record<RequestStep, Row>> = {
  AskForOriginAddress: { ...anywhere, originChosen: 'AskForOriginAddressDetails' },
  AskForOriginAddressDetails: anywhere,
  CheckServiceHours: { ...anywhere, ...welcome, serviceClosed: 'ServiceClosed' },
  ServiceClosed: { ...anywhere, ...welcome },
  AskForDestinationAddress: { ...anywhere, serviceClosed: 'ServiceClosed', quoteReady: 'FillOrderDetails' },
  FillOrderDetails: { ...filling, detailsCompleted: 'FillPaymentDetails' },
  FillPaymentDetails: { ...filling, detailsReopened: 'FillOrderDetails' },
};

export const nextStep = (step: RequestStep, fact: RequestFact): RequestStep => stepTable[step][fact] ?? step;
