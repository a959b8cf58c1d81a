import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
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

  // Proves: piece.confirm-dialog
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

describe('a field inside a confirm dialog', () => {
  it('keeps Escape while a word is composed', () => {
    const { onOpenChange } = show({ children: <input aria-label="Reason" /> });

    fireEvent.keyDown(screen.getByLabelText('Reason'), { key: 'Escape', isComposing: true });
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByLabelText('Reason'), { key: 'Escape' });

    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});

describe('an awaited question', () => {
  // Proves: piece.confirm-dialog
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
    expect(await screen.findByRole('alertdialog', { name: 'Second?' })).toBeTruthy();
    await userEvent.click(button('Cancel'));

    expect(await second).toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('takes a double press for one answer, and gives the focus back after the last question', async () => {
    const confirm = createConfirm();
    render(
      <>
        <button type="button">Opener</button>
        <confirm.Host />
      </>,
    );
    button('Opener').focus();
    let answers: readonly Promise<boolean>[] = [];
    act(() => {
      answers = [confirm.ask({ title: 'First?' }), confirm.ask({ title: 'Second?', tone: 'danger' })];
    });

    await userEvent.dblClick(button('Confirm'));
    await screen.findByRole('alertdialog', { name: 'Second?' });
    expect(await answers[0]).toBe(true);
    expect(button('Cancel')).toBe(document.activeElement);
    await userEvent.keyboard('{Enter}');

    expect(await answers[1]).toBe(false);
    await waitFor(() => expect(button('Opener')).toBe(document.activeElement));
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

describe('parts of a confirm dialog', () => {
  describeConformance('ConfirmDialog', {
    slot: 'confirm-dialog',
    render: (props) => (
      <ConfirmDialog
        {...props}
        open
        title="Sure?"
        onOpenChange={() => undefined}
        onSubmit={() => undefined}
      />
    ),
  });
});
