import { describe, expect, it } from 'vitest';
import { stepsOfConsumerPhase, stepsOfPhase } from './steps.ts';

const states = (steps: readonly { readonly phase: string; readonly state: string }[]) =>
  steps.map(({ phase, state }) => `${phase} ${state}`);

describe('stepsOfPhase', () => {
  it('marks the earlier steps as done and the later ones as upcoming', () => {
    expect(states(stepsOfPhase('collected'))).toEqual([
      'preparing done',
      'courier-accepted done',
      'near-vendor done',
      'collected current',
      'near-customer upcoming',
      'delivered upcoming',
    ]);
  });

  it('leads back to the vendor after a return has started', () => {
    expect(states(stepsOfPhase('return-initiated')).slice(3)).toEqual([
      'collected done',
      'return-initiated current',
      'returned upcoming',
    ]);
  });

  it.each(['delivered', 'returned'] as const)('marks every step as done in the phase %s', (phase) => {
    expect(stepsOfPhase(phase).every(({ state }) => state === 'done')).toBe(true);
  });

  it('is empty for a cancelled delivery', () => {
    expect([stepsOfPhase('cancelled'), stepsOfConsumerPhase('cancelled')]).toEqual([[], []]);
  });
});

describe('stepsOfConsumerPhase', () => {
  it('has the six phases of a delivery that arrives', () => {
    expect(states(stepsOfConsumerPhase('to-collection'))).toEqual([
      'placed done',
      'to-collection current',
      'near-collection upcoming',
      'to-delivery upcoming',
      'near-delivery upcoming',
      'delivered upcoming',
    ]);
  });
});
