import { emptyMessage } from '@saddlebag/domain/paste';
import { describe, expect, it } from 'vitest';
import { isForWholeForm, looksLikeMessage } from './pasted-text.ts';

const name = 'Farhana Islam';
const phone = '+8801711223304';
const address = 'House 12, Lake Road';
const point = { latitude: 23.78, longitude: 90.41 };

describe('text pasted into an empty field', () => {
  it.each([
    '01711-223304',
    '+880 1711 223 304',
    'Farhana Islam',
    '23.7838, 90.4107',
    'House 12, Road 7',
    '640\n',
    '',
  ])('does not look like a message when it can only be a single value: %j', (text) => {
    expect(looksLikeMessage(text)).toBe(false);
  });

  it.each([
    'Farhana 01711-223304',
    'ফারহানা ০১৭১১২২৩৩০৪',
    '陳小姐0912345678',
    'one\ntwo',
    'https://maps.example/?q=23.7838,90.4107',
  ])('looks like a message when it may contain several values: %j', (text) => {
    expect(looksLikeMessage(text)).toBe(true);
  });

  it('fills the whole form when it contains two values or coordinates', () => {
    expect(isForWholeForm({ ...emptyMessage, name, phone }, false)).toBe(true);
    expect(isForWholeForm({ ...emptyMessage, point }, false)).toBe(true);
    expect(isForWholeForm({ ...emptyMessage, address }, false)).toBe(false);
    expect(isForWholeForm(emptyMessage, false)).toBe(false);
  });

  it('stays in a multi-line field unless it contains a phone number with a name or place', () => {
    expect(isForWholeForm({ ...emptyMessage, name, amount: '640', note: 'ring twice' }, true)).toBe(false);
    expect(isForWholeForm({ ...emptyMessage, point }, true)).toBe(false);
    expect(isForWholeForm({ ...emptyMessage, name, phone }, true)).toBe(true);
    expect(isForWholeForm({ ...emptyMessage, address, phone }, true)).toBe(true);
  });
});
