import { describe, expect, it } from 'vitest';
import { learnCalibrated, type GateExample } from './calibrate-gate.ts';

describe('the calibration of the gate', () => {
  it('gives the score 0 to the highest messages that are no orders', () => {
    const examples: readonly GateExample[] = [
      { id: 'en-a-001', features: ['bias', 'weak'], isOrder: false },
      { id: 'en-b-001', features: ['bias', 'strong'], isOrder: false },
      { id: 'en-b-002', features: ['bias', 'strong'], isOrder: true },
    ];
    const weights = learnCalibrated(examples, () => ({ bias: 1, weak: 1, strong: 3 }));
    expect(weights['bias']).toBe(-3);
  });

  it('keeps the weights if no message has a writer', () => {
    const learned = { bias: 1 };
    expect(learnCalibrated([{ id: undefined, features: ['bias'], isOrder: false }], () => learned)).toEqual(
      learned,
    );
  });
});
