import { describe, expect, it } from 'vitest';
import { reconcile } from './reconcile.ts';

const rules = {
  name: null,
  address: null,
  unit: null,
  note: null,
  isAddressLabelled: false,
  isNoteLabelled: false,
  isAboutOrder: true,
};
const fields = { name: null, address: null, unit: null, note: null };
const unitOf = (tagged: string, known: string): string | null =>
  reconcile({ ...rules, unit: known }, { ...fields, unit: tagged }).unit;

describe('a unit of the tagger', () => {
  it.each([
    ['room - floor 8', 'floor 8'],
    ['ห้อง ชั้น 8', 'ชั้น 8'],
    ['তলা- ২য় তলা', '২য় তলা'],
  ])('loses the label before what the rules know: %s', (tagged, known) => {
    expect(unitOf(tagged, known)).toBe(known);
  });

  it.each([
    ['floor 3, room 8', 'room 8'],
    ['Penthouse, floor 8', 'floor 8'],
    ['الثالث شقة ٤', 'شقة ٤'],
    ['floor 8, left', 'floor 8'],
    ['flat 4B', '4B'],
    ['الدور الثالث', 'الثالث'],
  ])('keeps its other words: %s', (tagged, known) => {
    expect(unitOf(tagged, known)).toBe(tagged);
  });
});
