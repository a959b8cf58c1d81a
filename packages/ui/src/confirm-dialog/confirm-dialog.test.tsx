import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { ConfirmDialog, createConfirm } from './index.ts';
import type { ConfirmDialogProps } from './index.ts';

const show = (props: Partial<ConfirmDialogProps> = {}) => {
  const onOpenChange = vi.fn();
  const onSubmit = vi.fn();
  render(<ConfirmDialog open title="Sure?" onOpenChange={onOpenChange} onSubmit={onSubmit} {...props} />);
  return { onOpenChange, onSubmit };
};

const button = (name: string) => screen.getByRole('button', { name });

describe('a confirm dialog', () => {
  it('puts the focus on cancel when the deed cannot be undone', () => {
    show({ tone: 'danger' });
    expect(button('Cancel')).toBe(document.activeElement);
  });

  it('puts the focus on submit otherwise', () => {
    show();
    expect(button('Confirm')).toBe(document.activeElement);
  });

  it.each(['Cancel', 'Close'])('takes %s for a no', async (name) => {
    const { onOpenChange, onSubmit } = show();

    await userEvent.click(button(name));

    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('stays and takes no second answer while pending', async () => {
    const { onOpenChange, onSubmit } = show({ pending: true });

    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /^Confirm/ }));

    expect(onOpenChange).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('an awaited question', () => {
  it('answers yes or no, one question after the other', async () => {
    const confirm = createConfirm();
    render(<confirm.Host />);
    let first = Promise.resolve(false);
    let second = Promise.resolve(false);
    act(() => {
      first = confirm.ask({ title: 'First?' });
      second = confirm.ask({ title: 'Second?' });
    });

    expect(screen.getByRole('alertdialog', { name: 'First?' })).toBeTruthy();
    await userEvent.click(button('Confirm'));
    expect(await first).toBe(true);
    expect(screen.getByRole('alertdialog', { name: 'Second?' })).toBeTruthy();
    await userEvent.click(button('Cancel'));

    expect(await second).toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('waits for its action, and passes on why it failed', async () => {
    const confirm = createConfirm();
    render(<confirm.Host />);
    let fail: (reason: Error) => void = () => undefined;
    let answer = Promise.resolve(false);
    act(() => {
      answer = confirm.ask({ title: 'Send?', action: () => new Promise((_, reject) => (fail = reject)) });
    });
    answer.catch(() => undefined);

    await userEvent.click(button('Confirm'));
    expect(screen.getByRole('alertdialog').getAttribute('aria-busy')).toBe('true');
    await act(() => {
      fail(new Error('offline'));
      return Promise.resolve();
    });

    await expect(answer).rejects.toThrow('offline');
  });
});
