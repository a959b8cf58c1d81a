import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStage, paymentStages, stageTable, type PaymentFact, type PaymentStage } from './stages.ts';

const facts: readonly PaymentFact[] = [
  'began',
  'resumed',
  'walletOpened',
  'intentMade',
  'signatureExpired',
  'feeUnchanged',
  'failed',
  'confirmed',
  'declined',
  'doubtArose',
  'challenged',
  'cancelAsked',
  'paid',
  'refunded',
  'interrupted',
  'left',
];
const walk = (...walked: PaymentFact[]) => walked.reduce<PaymentStage>(nextStage, 'idle');
const toCards = ['began', 'walletOpened', 'intentMade'] as const;

describe('the stages of a payment', () => {
  // Proves: state.payment-wallet, state.payment-intent
  it('lead over wallet and intent to the card, and from there to the end', () => {
    expect(walk('began', 'walletOpened')).toBe('preparing');
    expect(walk(...toCards)).toBe('choosing');
    expect(walk(...toCards, 'confirmed', 'paid')).toBe('paid');
    expect(walk(...toCards, 'confirmed', 'refunded', 'left')).toBe('idle');
    expect(walk(...toCards, 'confirmed', 'declined')).toBe('choosing');
    expect(walk(...toCards, 'confirmed', 'challenged', 'cancelAsked', 'failed')).toBe('failed');
    expect(walk('resumed', 'challenged')).toBe('challenged');
  });

  it('make the intent again when the fee came back unchanged', () => {
    expect(walk('began', 'walletOpened', 'signatureExpired', 'feeUnchanged', 'intentMade')).toBe('choosing');
  });

  it('are left only while nothing is under way that could charge, whatever happens in whichever order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...facts), { maxLength: 60 }), (walked) => {
        let stage: PaymentStage = 'idle';
        for (const fact of walked) {
          const former: PaymentStage = stage;
          stage = nextStage(stage, fact);
          if (fact === 'left' && ['confirming', 'checking', 'challenged', 'cancelling'].includes(former))
            expect(stage).toBe(former);
          if (stage === 'confirming' && former !== stage)
            expect([former, fact]).toEqual(['choosing', 'confirmed']);
          if (former === 'refunded') expect(['refunded', 'idle']).toContain(stage);
        }
      }),
    );
  });

  it('have a row each, and only known stages in it', () => {
    expect(Object.keys(stageTable)).toEqual(paymentStages);
    for (const row of Object.values(stageTable))
      for (const stage of Object.values(row)) expect(paymentStages).toContain(stage);
  });
});
