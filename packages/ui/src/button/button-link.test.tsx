import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ButtonLink } from './index.ts';

describe('ButtonLink', () => {
  it('renders a link with the styles and the icon of a button', () => {
    render(
      <ButtonLink href="#tracking" variant="secondary" startIcon={<svg data-testid="icon" />}>
        Follow
      </ButtonLink>,
    );

    const link = screen.getByRole('link', { name: 'Follow' });
    expect(link.getAttribute('href')).toBe('#tracking');
    expect(link.getAttribute('data-variant')).toBe('secondary');
    expect(link.contains(screen.getByTestId('icon'))).toBe(true);
  });

  it('passes its styles and click handler to a child link with asChild', () => {
    const onClick = vi.fn((event: React.MouseEvent) => {
      event.preventDefault();
    });
    render(
      <ButtonLink asChild variant="secondary" onClick={onClick}>
        <a href="#tracking">Follow</a>
      </ButtonLink>,
    );

    const link = screen.getByRole('link', { name: 'Follow' });
    fireEvent.click(link);

    expect(onClick).toHaveBeenCalledTimes(1);
    expect(link.getAttribute('data-variant')).toBe('secondary');
  });
});
