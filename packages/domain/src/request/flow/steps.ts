import { requestSteps, type RequestStep } from '../../contracts/index.ts';

export { requestSteps, type RequestStep };

/** The events that can change the step of a request. */
export type FlowEvent =
  /** The vendor has no coordinates. */
  | 'originMissing'
  /** The origin has coordinates. The service hours are checked next. */
  | 'originKnown'
  /** The vendor chose a pick-up address. Its details are missing. */
  | 'originChosen'
  | 'serviceOpen'
  | 'serviceClosed'
  /** The service is closed, but the delivery is scheduled for later. */
  | 'deliveryScheduled'
  /** The destination is deliverable and has a fee. */
  | 'quoteReady'
  | 'quoteLost'
  /** A small screen returns to the address step, or stays at it. */
  | 'destinationReopened'
  | 'detailsCompleted'
  | 'detailsReopened'
  /** The draft became an order, or the vendor discarded it. The next request starts. */
  | 'orderPlaced';

type Transitions = Readonly<Partial<Record<FlowEvent, RequestStep>>>;

/** Choosing another vendor restarts the request at any step. */
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

/** The state machine of a request (specification 000, section 4). An event without an entry has no effect. */
export const stepTable: Readonly<Record<RequestStep, Transitions>> = {
  AskForOriginAddress: { ...restartTransitions, originChosen: 'AskForOriginAddressDetails' },
  AskForOriginAddressDetails: restartTransitions,
  CheckServiceHours: { ...restartTransitions, ...openServiceTransitions, serviceClosed: 'ServiceClosed' },
  ServiceClosed: { ...restartTransitions, ...openServiceTransitions },
  AskForDestinationAddress: {
    ...restartTransitions,
    serviceClosed: 'ServiceClosed',
    quoteReady: 'FillOrderDetails',
  },
  FillOrderDetails: { ...formTransitions, detailsCompleted: 'FillPaymentDetails' },
  FillPaymentDetails: { ...formTransitions, detailsReopened: 'FillOrderDetails' },
};

export const nextStep = (step: RequestStep, event: FlowEvent): RequestStep => stepTable[step][event] ?? step;
