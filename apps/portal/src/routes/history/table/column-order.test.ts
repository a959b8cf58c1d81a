import { describe, expect, it } from 'vitest';
import { moveColumn, toggleColumn } from './column-order.ts';

describe('toggleColumn', () => {
  // Proves: history.columns
  it('hides a visible column and shows a hidden one last', () => {
    expect(toggleColumn(['order', 'date', 'fee'], 'date')).toEqual(['order', 'fee']);
    expect(toggleColumn(['order', 'fee'], 'date')).toEqual(['order', 'fee', 'date']);
  });
});

describe('moveColumn', () => {
  it('moves a column by one place and stops at the ends', () => {
    expect(moveColumn(['order', 'date', 'fee'], 'fee', -1)).toEqual(['order', 'fee', 'date']);
    expect(moveColumn(['order', 'date', 'fee'], 'order', 1)).toEqual(['date', 'order', 'fee']);
    expect(moveColumn(['order', 'date', 'fee'], 'fee', 1)).toEqual(['order', 'date', 'fee']);
    expect(moveColumn(['order', 'date', 'fee'], 'order', -1)).toEqual(['order', 'date', 'fee']);
  });

  it('leaves the order unchanged for a hidden column', () => {
    expect(moveColumn(['order', 'date'], 'fee', -1)).toEqual(['order', 'date']);
  });
});
