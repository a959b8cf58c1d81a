import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStage, paymentStages, stageTable, type PaymentEvent, type PaymentStage } from './stages.ts';

const events: readonly PaymentEvent[] = [
  'started',
  'resumed',
  'walletOpened',
  'intentCreated',
  'signatureExpired',
  'feeUnchanged',
  'failed',
  'confirmed',
  'declined',
  'responseLost',
  'challenged',
  'cancelRequested',
  'paid',
  'refunded',
  'interrupted',
  'left',
];
const reachStage = (...path: PaymentEvent[]) => path.reduce<PaymentStage>(nextStage, 'idle');
const pathToCards = ['started', 'walletOpened', 'intentCreated'] as const;

describe('payment stage machine', () => {
  // Proves: state.payment-wallet, state.payment-intent
  it('reaches every outcome of a payment', () => {
    expect(reachStage('started', 'walletOpened')).toBe('preparing');
    expect(reachStage(...pathToCards)).toBe('choosing');
    expect(reachStage(...pathToCards, 'confirmed', 'paid')).toBe('paid');
    expect(reachStage(...pathToCards, 'confirmed', 'refunded', 'left')).toBe('idle');
    expect(reachStage(...pathToCards, 'confirmed', 'declined')).toBe('choosing');
    expect(reachStage(...pathToCards, 'confirmed', 'challenged', 'cancelRequested', 'failed')).toBe('failed');
    expect(reachStage('resumed', 'challenged')).toBe('challenged');
  });

  it('recreates the intent when the fee is unchanged after its signature expired', () => {
    expect(reachStage('started', 'walletOpened', 'signatureExpired', 'feeUnchanged', 'intentCreated')).toBe(
      'choosing',
    );
  });

  it('stays in its stage when the vendor leaves while a charge may be in progress', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events), { maxLength: 60 }), (path) => {
        let stage: PaymentStage = 'idle';
        for (const event of path) {
          const previous: PaymentStage = stage;
          stage = nextStage(stage, event);
          if (event === 'left' && ['confirming', 'checking', 'challenged', 'cancelling'].includes(previous))
            expect(stage).toBe(previous);
          if (stage === 'confirming' && previous !== stage)
            expect([previous, event]).toEqual(['choosing', 'confirmed']);
          if (previous === 'refunded') expect(['refunded', 'idle']).toContain(stage);
        }
      }),
    );
  });

  it('has transitions for every stage, and only to known stages', () => {
    expect(Object.keys(stageTable)).toEqual(paymentStages);
    for (const row of Object.values(stageTable))
      for (const stage of Object.values(row)) expect(paymentStages).toContain(stage);
  });
});
