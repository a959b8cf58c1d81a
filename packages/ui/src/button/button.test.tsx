import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './index.ts';

describe('Button', () => {
  it('does not submit a form by default', () => {
    render(<Button>Add</Button>);
    expect(screen.getByRole('button').getAttribute('type')).toBe('button');
  });

  it('ignores presses and form submission while loading', async () => {
    const onClick = vi.fn();
    const onSubmit = vi.fn();
    render(
      <form onSubmit={onSubmit}>
        <Button type="submit" loading onClick={onClick}>
          Send
        </Button>
      </form>,
    );

    await userEvent.click(screen.getByRole('button'));

    expect(onClick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps its name and focus while loading and announces the loading label', () => {
    const { rerender } = render(<Button>Send</Button>);
    screen.getByRole('button').focus();

    rerender(
      <Button loading loadingLabel="Sending the order">
        Send
      </Button>,
    );

    const button = screen.getByRole('button', { name: /^Send/ });
    expect(button).toBe(document.activeElement);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('Sending the order');
  });
});
