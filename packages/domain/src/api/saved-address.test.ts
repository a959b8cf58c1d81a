import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSavedAddress, formatSavedAddress } from './saved-address.ts';

describe('a saved address', () => {
  // Proves: entity.saved-address
  it.each([
    [
      '4B, Lake View, House 12, Shapla Lane, Dhaka 1214',
      '4B',
      'Lake View',
      'House 12, Shapla Lane, Dhaka 1214',
    ],
    [', , House 12, Shapla Lane', '', '', 'House 12, Shapla Lane'],
    ['4B,,House 12', '4B', '', 'House 12'],
    ['House 12, Shapla Lane', '', '', 'House 12, Shapla Lane'],
    ['Shapla Lane', '', '', 'Shapla Lane'],
    ['', '', '', ''],
  ])('stored as %j has the unit %j, the building %j and the address %j', (text, unit, building, address) => {
    expect(parseSavedAddress(text)).toEqual({ unit, building, address });
  });

  // Proves: entity.saved-address
  it('has the same parts after formatting and parsing', () => {
    const word = fc
      .stringMatching(/^[\p{L}\p{N}][\p{L}\p{N} ]{0,10}[\p{L}\p{N}]$/u)
      .map((text) => text.normalize('NFC'));
    const part = fc.oneof(fc.constant(''), word);
    fc.assert(
      fc.property(part, part, fc.array(word, { minLength: 1, maxLength: 4 }), (unit, building, words) => {
        const whole = { unit, building, address: words.join(', ') };
        expect(parseSavedAddress(formatSavedAddress(whole))).toEqual(whole);
      }),
    );
  });

  it('loses the commas inside its unit and building, so that the parts stay in place', () => {
    const text = formatSavedAddress({ unit: '4B, back door', building: ' Lake, View ', address: 'House 12' });
    expect(parseSavedAddress(text)).toEqual({
      unit: '4B back door',
      building: 'Lake View',
      address: 'House 12',
    });
  });
});
