import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStep, requestSteps, stepTable, type FlowEvent, type RequestStep } from './steps.ts';

const events: readonly FlowEvent[] = [
  'originMissing',
  'originKnown',
  'originChosen',
  'serviceOpen',
  'serviceClosed',
  'deliveryScheduled',
  'quoteReady',
  'quoteLost',
  'destinationReopened',
  'detailsCompleted',
  'detailsReopened',
  'orderPlaced',
];
const stepAfter = (...sequence: FlowEvent[]) => sequence.reduce<RequestStep>(nextStep, 'CheckServiceHours');

describe('the flow of a request', () => {
  // Proves: step.check-service-hours, step.ask-for-destination-address, step.fill-order-details
  // Proves: step.fill-payment-details, transition.paying, transition.back
  it('leads from the service hours check through the address step to the payment step', () => {
    expect(stepAfter('serviceOpen')).toBe('AskForDestinationAddress');
    expect(stepAfter('serviceOpen', 'quoteReady')).toBe('FillOrderDetails');
    expect(stepAfter('serviceOpen', 'quoteReady', 'detailsCompleted')).toBe('FillPaymentDetails');
    expect(stepAfter('serviceOpen', 'quoteReady', 'detailsCompleted', 'detailsReopened')).toBe(
      'FillOrderDetails',
    );
  });

  // Proves: step.ask-for-origin-address, step.ask-for-origin-address-details
  it('starts with the origin for a vendor without coordinates', () => {
    expect(stepAfter('originMissing')).toBe('AskForOriginAddress');
    expect(stepAfter('originMissing', 'originChosen')).toBe('AskForOriginAddressDetails');
    expect(stepAfter('originMissing', 'originChosen', 'originKnown')).toBe('CheckServiceHours');
  });

  // Proves: step.service-closed, transition.closed, transition.open
  it('waits at ServiceClosed until the service opens or the delivery is scheduled', () => {
    expect(stepAfter('serviceClosed', 'quoteReady', 'detailsCompleted')).toBe('ServiceClosed');
    expect(stepAfter('serviceClosed', 'serviceOpen')).toBe('AskForDestinationAddress');
    expect(stepAfter('serviceClosed', 'deliveryScheduled')).toBe('AskForDestinationAddress');
  });

  it('returns to the address step from the details step and from the payment step', () => {
    expect(stepAfter('serviceOpen', 'quoteReady', 'destinationReopened')).toBe('AskForDestinationAddress');
    expect(stepAfter('serviceOpen', 'quoteReady', 'detailsCompleted', 'destinationReopened')).toBe(
      'AskForDestinationAddress',
    );
  });

  // Proves: transition.reset
  it('returns to the address step after an order', () => {
    expect(stepAfter('serviceOpen', 'quoteReady', 'detailsCompleted', 'orderPlaced')).toBe(
      'AskForDestinationAddress',
    );
  });

  // Proves: transition.not-quoted
  it('reaches the details step only when the quote is ready, in any sequence of events', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (sequence) => {
        let step: RequestStep = 'CheckServiceHours';
        for (const event of sequence) {
          const previous: RequestStep = step;
          step = nextStep(step, event);
          if (step === 'FillOrderDetails' && previous === 'AskForDestinationAddress')
            expect(event).toBe('quoteReady');
          if (step === 'FillPaymentDetails' && previous !== step)
            expect([previous, event]).toEqual(['FillOrderDetails', 'detailsCompleted']);
          if (step === 'AskForDestinationAddress' && previous === 'ServiceClosed')
            expect(['serviceOpen', 'deliveryScheduled']).toContain(event);
        }
      }),
    );
  });

  // Proves: step.order
  it('has transitions for every step, and only to known steps', () => {
    expect(Object.keys(stepTable)).toEqual(requestSteps);
    for (const transitions of Object.values(stepTable))
      for (const step of Object.values(transitions)) expect(requestSteps).toContain(step);
  });
});
