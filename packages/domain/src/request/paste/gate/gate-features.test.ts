import { describe, expect, it } from 'vitest';
import { markets } from '../../../contracts/market.ts';
import { createMessageContext } from '../learning/message-context.ts';
import { createMaskedText } from '../masked-text.ts';
import { gateFeatures } from './gate-features.ts';

const featuresOf = (text: string): readonly string[] => {
  const masked = createMaskedText(text);
  return gateFeatures(createMessageContext(masked, masked), markets.sg, false);
};

// prettier-ignore
const kinds = [
  ['Studio for rent, furnished, 900 a month, two months deposit', 'rental'],
  ['We are hiring a cook, salary 1800, call for an interview', 'job'],
  ['Invoice 311, amount due 420, within 30 days', 'invoice'],
  ['Your appointment is at 3 pm, call to reschedule', 'appointment'],
  ['I am very disappointed, it was cold and I want a refund', 'complaint'],
  ['Do you have lilies? How much for a dozen, just asking', 'enquiry'],
  ['Your parcel could not be delivered, collect at the hub', 'parcel'],
] as const;

describe('the features that tell orders from other messages', () => {
  it.each(kinds)('"%s" has words of the kind %s', (text, kind) => {
    expect(featuresOf(text)).toContain(`k=${kind}2`);
  });

  it('name what an order has', () => {
    const features = featuresOf(
      'Please send 2 boxes of tea to 8 Hill Street, 8123 4567, ring the bell, cash',
    );
    for (const sign of ['bring', 'door', 'place', 'phone', 'payment', 'quantity'])
      expect(features).toContain(`o=${sign}`);
  });
});
