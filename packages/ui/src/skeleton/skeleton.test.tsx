import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SkeletonMany } from './examples/many.tsx';
import { Skeleton } from './index.ts';

describe('Skeleton', () => {
  it('stays hidden from screen readers even with aria-hidden={false}', () => {
    render(<Skeleton aria-hidden={false} data-testid="line" />);
    expect(screen.getByTestId('line').getAttribute('aria-hidden')).toBe('true');
  });

  it('adds no text to the loading message of its region', () => {
    render(<SkeletonMany />);
    expect(screen.getByRole('status').textContent).toBe('Loading the orders');
  });
});
