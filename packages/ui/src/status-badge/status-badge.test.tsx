import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { StatusBadge } from './index.ts';

describe('StatusBadge', () => {
  it('exposes its text and hides the dot from screen readers', () => {
    render(
      <StatusBadge tone="danger" live>
        Cancelled
      </StatusBadge>,
    );
    const badge = screen.getByText('Cancelled');
    expect(badge.textContent).toBe('Cancelled');
    expect([...badge.children].every((child) => child.getAttribute('aria-hidden') === 'true')).toBe(true);
    expect(badge.dataset).toMatchObject({ tone: 'danger', live: '' });
  });

  it('is neutral and not live by default', () => {
    render(<StatusBadge>Unknown</StatusBadge>);
    expect(screen.getByText('Unknown').dataset['tone']).toBe('neutral');
    expect(screen.getByText('Unknown').hasAttribute('data-live')).toBe(false);
  });
});
