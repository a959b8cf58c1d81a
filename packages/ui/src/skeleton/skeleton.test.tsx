import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SkeletonMany } from './examples/many.tsx';
import { Skeleton } from './index.ts';

describe('Skeleton', () => {
  it('is nothing to screen readers, even when it is told to be something', () => {
    render(<Skeleton aria-hidden={false} data-testid="line" />);
    expect(screen.getByTestId('line').getAttribute('aria-hidden')).toBe('true');
  });

  it('leaves it to the region around it to say once what is on its way', () => {
    render(<SkeletonMany />);
    expect(screen.getByRole('status').textContent).toBe('Loading the orders');
  });
});
