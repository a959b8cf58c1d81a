import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EmptyState } from './index.ts';

describe('EmptyState', () => {
  it('renders its title as an h2 by default, or as the element named by titleAs', () => {
    const { rerender } = render(<EmptyState title="No orders yet" />);
    expect(screen.getByRole('heading', { level: 2, name: 'No orders yet' })).toBeDefined();
    rerender(<EmptyState title="No orders yet" titleAs="h3" />);
    expect(screen.getByRole('heading', { level: 3 })).toBeDefined();
    rerender(<EmptyState title="No orders yet" titleAs="p" />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('renders no elements for a missing icon, description or actions', () => {
    render(<EmptyState title="No orders yet" />);
    expect(document.querySelector('[data-slot="empty-state"]')?.children).toHaveLength(1);
  });
});
