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
export type FlowEvent =
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

type Transitions = Readonly<Partial<Record<FlowEvent, RequestStep>>>;

/** Wherever a request is, choosing a vendor begins it anew. */
const restartTransitions = {
  originMissing: 'AskForOriginAddress',
  originKnown: 'CheckServiceHours',
} as const satisfies Transitions;
const openServiceTransitions = {
  serviceOpen: 'AskForDestinationAddress',
  deliveryScheduled: 'AskForDestinationAddress',
} as const satisfies Transitions;
const formTransitions = {
  ...restartTransitions,
  serviceClosed: 'ServiceClosed',
  quoteLost: 'AskForDestinationAddress',
  destinationReopened: 'AskForDestinationAddress',
  orderPlaced: 'AskForDestinationAddress',
} as const satisfies Transitions;

/** The whole machine: step, fact, next step (specification 000, section 4). A fact without an entry changes nothing. */
export const stepTable: Readonly<Record<RequestStep, Transitions>> = {
  AskForOriginAddress: { ...restartTransitions, originChosen: 'AskForOriginAddressDetails' },
  AskForOriginAddressDetails: restartTransitions,
  CheckServiceHours: { ...restartTransitions, ...openServiceTransitions, serviceClosed: 'ServiceClosed' },
  ServiceClosed: { ...restartTransitions, ...openServiceTransitions },
  AskForDestinationAddress: { ...restartTransitions, serviceClosed: 'ServiceClosed', quoteReady: 'FillOrderDetails' },
  FillOrderDetails: { ...formTransitions, detailsCompleted: 'FillPaymentDetails' },
  FillPaymentDetails: { ...formTransitions, detailsReopened: 'FillOrderDetails' },
};

export const nextStep = (step: RequestStep, fact: FlowEvent): RequestStep => stepTable[step][fact] ?? step;
