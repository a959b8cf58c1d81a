import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { EmptyState } from './index.ts';

describe('EmptyState', () => {
  it('fits its title into the headings of the page, or is none', () => {
    const { rerender } = render(<EmptyState title="No orders yet" />);
    expect(screen.getByRole('heading', { level: 2, name: 'No orders yet' })).toBeDefined();
    rerender(<EmptyState title="No orders yet" titleAs="h3" />);
    expect(screen.getByRole('heading', { level: 3 })).toBeDefined();
    rerender(<EmptyState title="No orders yet" titleAs="p" />);
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('leaves no empty boxes where there is no icon, description or action', () => {
    render(<EmptyState title="No orders yet" />);
    expect(document.querySelector('[data-slot="empty-state"]')?.children).toHaveLength(1);
  });
});
