import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { ConfirmDialog, createConfirm } from './index.ts';
import type { ConfirmDialogProps } from './index.ts';

const renderDialog = (props: Partial<ConfirmDialogProps> = {}) => {
  const onOpenChange = vi.fn();
  const onSubmit = vi.fn();
  render(<ConfirmDialog open title="Sure?" onOpenChange={onOpenChange} onSubmit={onSubmit} {...props} />);
  return { onOpenChange, onSubmit };
};

const getButton = (name: string) => screen.getByRole('button', { name });

describe('ConfirmDialog', () => {
  it('focuses the cancel button if the tone is danger', () => {
    renderDialog({ tone: 'danger' });
    expect(getButton('Cancel')).toBe(document.activeElement);
  });

  it('focuses the submit button by default', () => {
    renderDialog();
    expect(getButton('Confirm')).toBe(document.activeElement);
  });

  // Proves: piece.confirm-dialog
  it.each(['Cancel', 'Close'])('closes without submitting when the %s button is pressed', async (name) => {
    const { onOpenChange, onSubmit } = renderDialog();

    await userEvent.click(getButton(name));

    expect(onOpenChange).toHaveBeenCalledWith(false);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('stays open and ignores Escape and submit while pending', async () => {
    const { onOpenChange, onSubmit } = renderDialog({ pending: true });

    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: /^Confirm/ }));

    expect(onOpenChange).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('ConfirmDialog and a double click on its submit button', () => {
  /** Submits an open dialog, whose owner closes it or not. */
  const submit = async (isClosed: boolean) => {
    const dialog = (open: boolean) => (
      <ConfirmDialog open={open} title="Sure?" onOpenChange={vi.fn()} onSubmit={vi.fn()} />
    );
    const { rerender } = render(dialog(true));
    await userEvent.click(getButton('Confirm'));
    rerender(dialog(!isClosed));
  };
  /** Presses the page, and returns whether the browser may start to select text. */
  const press = (detail: number) => fireEvent.mouseDown(document.body, { detail });

  it('does not select text of the page with the second press', async () => {
    await submit(true);
    expect(press(2)).toBe(false);
  });

  it('lets a later double click select text', async () => {
    await submit(true);
    expect([press(1), press(2)]).toEqual([true, true]);
  });

  it('lets a double click select text while the dialog stays open', async () => {
    await submit(false);
    expect(press(2)).toBe(true);
  });
});

describe('ConfirmDialog with a field', () => {
  it('ignores Escape during an IME composition', () => {
    const { onOpenChange } = renderDialog({ children: <input aria-label="Reason" /> });

    fireEvent.keyDown(screen.getByLabelText('Reason'), { key: 'Escape', isComposing: true });
    expect(onOpenChange).not.toHaveBeenCalled();
    fireEvent.keyDown(screen.getByLabelText('Reason'), { key: 'Escape' });

    expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  });
});

describe('createConfirm', () => {
  // Proves: piece.confirm-dialog
  it('resolves queued questions one after another', async () => {
    const confirm = createConfirm();
    render(<confirm.Host />);
    let first = Promise.resolve(false);
    let second = Promise.resolve(false);
    act(() => {
      first = confirm.ask({ title: 'First?' });
      second = confirm.ask({ title: 'Second?' });
    });

    expect(screen.getByRole('alertdialog', { name: 'First?' })).toBeTruthy();
    await userEvent.click(getButton('Confirm'));
    expect(await first).toBe(true);
    expect(await screen.findByRole('alertdialog', { name: 'Second?' })).toBeTruthy();
    await userEvent.click(getButton('Cancel'));

    expect(await second).toBe(false);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('answers one question per double click and returns focus after the last question', async () => {
    const confirm = createConfirm();
    render(
      <>
        <button type="button">Opener</button>
        <confirm.Host />
      </>,
    );
    getButton('Opener').focus();
    let answers: readonly Promise<boolean>[] = [];
    act(() => {
      answers = [confirm.ask({ title: 'First?' }), confirm.ask({ title: 'Second?', tone: 'danger' })];
    });

    await userEvent.dblClick(getButton('Confirm'));
    await screen.findByRole('alertdialog', { name: 'Second?' });
    expect(await answers[0]).toBe(true);
    expect(getButton('Cancel')).toBe(document.activeElement);
    await userEvent.keyboard('{Enter}');

    expect(await answers[1]).toBe(false);
    await waitFor(() => expect(getButton('Opener')).toBe(document.activeElement));
  });

  it('keeps the dialog busy until the action fails, then rejects with its error', async () => {
    const confirm = createConfirm();
    render(<confirm.Host />);
    let rejectAction: (reason: Error) => void = () => undefined;
    let answer = Promise.resolve(false);
    act(() => {
      answer = confirm.ask({
        title: 'Send?',
        action: () => new Promise((_, reject) => (rejectAction = reject)),
      });
    });
    answer.catch(() => undefined);

    await userEvent.click(getButton('Confirm'));
    expect(screen.getByRole('alertdialog').getAttribute('aria-busy')).toBe('true');
    await act(() => {
      rejectAction(new Error('offline'));
      return Promise.resolve();
    });

    await expect(answer).rejects.toThrow('offline');
  });
});

describe('parts of ConfirmDialog', () => {
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
