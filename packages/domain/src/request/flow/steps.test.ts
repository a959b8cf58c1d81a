import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStep, requestSteps, stepTable, type FlowEvent, type RequestStep } from './steps.ts';

const facts: readonly FlowEvent[] = [
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
const walk = (...walked: FlowEvent[]) => walked.reduce<RequestStep>(nextStep, 'CheckServiceHours');

describe('the steps of a request', () => {
  // Proves: step.check-service-hours, step.ask-for-destination-address, step.fill-order-details
  // Proves: step.fill-payment-details, transition.paying, transition.back
  it('leads from the service hours over the address to the payment details', () => {
    expect(walk('serviceOpen')).toBe('AskForDestinationAddress');
    expect(walk('serviceOpen', 'quoteReady')).toBe('FillOrderDetails');
    expect(walk('serviceOpen', 'quoteReady', 'detailsCompleted')).toBe('FillPaymentDetails');
    expect(walk('serviceOpen', 'quoteReady', 'detailsCompleted', 'detailsReopened')).toBe('FillOrderDetails');
  });

  // Proves: step.ask-for-origin-address, step.ask-for-origin-address-details
  it('asks a vendor without coordinates for an origin first', () => {
    expect(walk('originMissing')).toBe('AskForOriginAddress');
    expect(walk('originMissing', 'originChosen')).toBe('AskForOriginAddressDetails');
    expect(walk('originMissing', 'originChosen', 'originKnown')).toBe('CheckServiceHours');
  });

  // Proves: step.service-closed, transition.closed, transition.open
  it('waits at a closed service until it opens', () => {
    expect(walk('serviceClosed', 'quoteReady', 'detailsCompleted')).toBe('ServiceClosed');
    expect(walk('serviceClosed', 'serviceOpen')).toBe('AskForDestinationAddress');
    expect(walk('serviceClosed', 'deliveryScheduled')).toBe('AskForDestinationAddress');
  });

  it('goes back to the address from the details and from the payment', () => {
    expect(walk('serviceOpen', 'quoteReady', 'destinationReopened')).toBe('AskForDestinationAddress');
    expect(walk('serviceOpen', 'quoteReady', 'detailsCompleted', 'destinationReopened')).toBe(
      'AskForDestinationAddress',
    );
  });

  // Proves: transition.reset
  it('begins anew after an order', () => {
    expect(walk('serviceOpen', 'quoteReady', 'detailsCompleted', 'orderPlaced')).toBe(
      'AskForDestinationAddress',
    );
  });

  // Proves: transition.not-quoted
  it('never lets details be filled in without an open service and a fee, whatever happens in whichever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...facts), { maxLength: 40 }), (walked) => {
        let step: RequestStep = 'CheckServiceHours';
        for (const fact of walked) {
          const former: RequestStep = step;
          step = nextStep(step, fact);
          if (step === 'FillOrderDetails' && former === 'AskForDestinationAddress')
            expect(fact).toBe('quoteReady');
          if (step === 'FillPaymentDetails' && former !== step)
            expect([former, fact]).toEqual(['FillOrderDetails', 'detailsCompleted']);
          if (step === 'AskForDestinationAddress' && former === 'ServiceClosed')
            expect(['serviceOpen', 'deliveryScheduled']).toContain(fact);
        }
      }),
    );
  });

  // Proves: step.order
  it('has a row for every step, and only known steps in it', () => {
    expect(Object.keys(stepTable)).toEqual(requestSteps);
    for (const row of Object.values(stepTable))
      for (const step of Object.values(row)) expect(requestSteps).toContain(step);
  });
});
