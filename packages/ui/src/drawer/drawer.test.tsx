import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Drawer } from './index.ts';
import type { AskDiscard } from './index.ts';

function Example({
  dirty = false,
  onDiscardAsk,
}: {
  readonly dirty?: boolean;
  readonly onDiscardAsk?: AskDiscard;
}) {
  return (
    <Drawer.Root dirty={dirty} onDiscardAsk={onDiscardAsk}>
      <Drawer.Trigger>Open</Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Title>New outlet</Drawer.Title>
        <Drawer.Close />
        <input aria-label="Label" />
      </Drawer.Content>
    </Drawer.Root>
  );
}

const open = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

describe('a drawer', () => {
  it('is named by its title and closes on Escape, giving the focus back', async () => {
    render(<Example />);
    await open();
    expect(screen.getByRole('dialog', { name: 'New outlet' })).toBeTruthy();

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toBe(document.activeElement);
  });

  it('leaves the focus to whoever has gone on to a field before the drawer gives it back', async () => {
    render(
      <>
        <Example />
        <input aria-label="Name" />
      </>,
    );
    await open();
    const dialog = screen.getByRole('dialog');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(dialog.isConnected).toBe(false);

    screen.getByLabelText('Name').focus();
    await userEvent.keyboard('Who?');

    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Who?');
  });

  it('asks before it loses what was typed, and stays when the answer is no', async () => {
    const ask = vi.fn(() => Promise.resolve(false));
    render(<Example dirty onDiscardAsk={ask} />);
    await open();

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(ask).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('closes when what was typed may go', async () => {
    render(<Example dirty onDiscardAsk={() => Promise.resolve(true)} />);
    await open();

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks once, however often one tries to leave', async () => {
    const ask = vi.fn(() => new Promise<boolean>(() => undefined));
    render(<Example dirty onDiscardAsk={ask} />);
    await open();

    await userEvent.keyboard('{Escape}{Escape}');

    expect(ask).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('offline');
      },
    ],
    ['rejects', () => Promise.reject(new Error('offline'))],
  ] satisfies [string, AskDiscard][])(
    'stays open, reports the error and asks again after onDiscardAsk %s',
    async (_, fail) => {
      const reported: unknown[] = [];
      const onError = (event: ErrorEvent) => {
        event.preventDefault();
        reported.push((event.error as Error).message);
      };
      window.addEventListener('error', onError);
      onTestFinished(() => {
        window.removeEventListener('error', onError);
      });
      const ask = vi.fn<AskDiscard>(() => true).mockImplementationOnce(fail);
      render(<Example dirty onDiscardAsk={ask} />);
      await open();

      await userEvent.keyboard('{Escape}');
      expect(screen.getByRole('dialog')).toBeTruthy();
      expect(reported).toEqual(['offline']);
      await userEvent.keyboard('{Escape}');

      expect(ask).toHaveBeenCalledTimes(2);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('leaves Escape to a word that is being composed', async () => {
    render(<Example />);
    await open();

    fireEvent.keyDown(screen.getByLabelText('Label'), { key: 'Escape', isComposing: true });

    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('gives the focus to the page when its opener has gone', async () => {
    function Vanishing() {
      const [isOpen, setOpen] = useState(false);
      return (
        <main>
          {!isOpen && (
            <button
              type="button"
              onClick={() => {
                setOpen(true);
              }}
            >
              Open
            </button>
          )}
          <Drawer.Root
            open={isOpen}
            onOpenChange={(next) => {
              setOpen(next);
            }}
          >
            <Drawer.Content>
              <Drawer.Title>Order</Drawer.Title>
            </Drawer.Content>
          </Drawer.Root>
        </main>
      );
    }
    render(<Vanishing />);
    await open();

    await userEvent.keyboard('{Escape}');
    await act(() => Promise.resolve());

    expect(screen.getByRole('main')).toBe(document.activeElement);
  });

  it('says what is wrong when a part stands alone', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => render(<Drawer.Content />)).toThrow(
      'Drawer.Content is rendered outside Drawer.Root, so it does not know whether the drawer is open. Wrap it in <Drawer.Root>.',
    );
  });
});
