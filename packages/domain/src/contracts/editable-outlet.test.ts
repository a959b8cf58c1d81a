import { describe, expect, it } from 'vitest';
import { isEditableOutlet } from './editable-outlet.ts';

describe('isEditableOutlet', () => {
  // Proves: outlet.not-editable
  it.each([
    ['k7rm', false, true],
    ['k7rm', true, false],
    ['a-k7rm', false, false],
    ['b-k7rm', false, false],
    ['c-k7rm', false, true],
  ])('returns for the id %s of a parent (%s): %s', (id, isParent, isEditable) => {
    expect(isEditableOutlet({ id, isParent })).toBe(isEditable);
  });
});
