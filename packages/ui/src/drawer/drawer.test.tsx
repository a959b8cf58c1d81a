import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Drawer, useDrawerClose } from './index.ts';
import type { ConfirmDiscard } from './index.ts';

function OutletDrawer({
  dirty = false,
  confirmDiscard,
}: {
  readonly dirty?: boolean;
  readonly confirmDiscard?: ConfirmDiscard;
}) {
  return (
    <Drawer.Root dirty={dirty} confirmDiscard={confirmDiscard}>
      <Drawer.Trigger>Open</Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Title>New outlet</Drawer.Title>
        <Drawer.Close />
        <input aria-label="Label" />
      </Drawer.Content>
    </Drawer.Root>
  );
}

const openDrawer = () => userEvent.click(screen.getByRole('button', { name: 'Open' }));

describe('Drawer', () => {
  it('is named by its title, closes on Escape and returns focus', async () => {
    render(<OutletDrawer />);
    await openDrawer();
    expect(screen.getByRole('dialog', { name: 'New outlet' })).toBeTruthy();

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByRole('button', { name: 'Open' })).toBe(document.activeElement);
  });

  it('does not move focus on closing if the user has already focused another field', async () => {
    render(
      <>
        <OutletDrawer />
        <input aria-label="Name" />
      </>,
    );
    await openDrawer();
    const dialog = screen.getByRole('dialog');
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(dialog.isConnected).toBe(false);

    screen.getByLabelText('Name').focus();
    await userEvent.keyboard('Who?');

    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Who?');
  });

  it('asks before discarding input and stays open when declined', async () => {
    const confirmDiscard = vi.fn(() => Promise.resolve(false));
    render(<OutletDrawer dirty confirmDiscard={confirmDiscard} />);
    await openDrawer();

    await userEvent.click(screen.getByRole('button', { name: 'Close' }));

    expect(confirmDiscard).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('closes once discarding is confirmed', async () => {
    render(<OutletDrawer dirty confirmDiscard={() => Promise.resolve(true)} />);
    await openDrawer();

    await userEvent.keyboard('{Escape}');

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks before it closes by `useDrawerClose`', async () => {
    function BackButton() {
      return (
        <button type="button" onClick={useDrawerClose()}>
          Back
        </button>
      );
    }
    const confirmDiscard = vi.fn(() => Promise.resolve(false));
    render(
      <Drawer.Root dirty confirmDiscard={confirmDiscard} defaultOpen>
        <Drawer.Content>
          <Drawer.Title>New outlet</Drawer.Title>
          <BackButton />
        </Drawer.Content>
      </Drawer.Root>,
    );

    await userEvent.click(screen.getByRole('button', { name: 'Back' }));

    expect(confirmDiscard).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('asks about discarding only once when the user presses Escape twice', async () => {
    const confirmDiscard = vi.fn(() => new Promise<boolean>(() => undefined));
    render(<OutletDrawer dirty confirmDiscard={confirmDiscard} />);
    await openDrawer();

    await userEvent.keyboard('{Escape}{Escape}');

    expect(confirmDiscard).toHaveBeenCalledTimes(1);
  });

  it.each([
    [
      'throws',
      () => {
        throw new Error('offline');
      },
    ],
    ['rejects', () => Promise.reject(new Error('offline'))],
  ] satisfies [string, ConfirmDiscard][])(
    'stays open, reports the error and asks again if confirmDiscard %s',
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
      const confirmDiscard = vi.fn<ConfirmDiscard>(() => true).mockImplementationOnce(fail);
      render(<OutletDrawer dirty confirmDiscard={confirmDiscard} />);
      await openDrawer();

      await userEvent.keyboard('{Escape}');
      expect(screen.getByRole('dialog')).toBeTruthy();
      expect(reported).toEqual(['offline']);
      await userEvent.keyboard('{Escape}');

      expect(confirmDiscard).toHaveBeenCalledTimes(2);
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );

  it('ignores Escape during an IME composition', async () => {
    render(<OutletDrawer />);
    await openDrawer();

    fireEvent.keyDown(screen.getByLabelText('Label'), { key: 'Escape', isComposing: true });

    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('moves focus to the main landmark of the page on closing if its opener was removed', async () => {
    function RemovedOpener() {
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
    render(<RemovedOpener />);
    await openDrawer();

    await userEvent.keyboard('{Escape}');
    await act(() => Promise.resolve());

    expect(screen.getByRole('main')).toBe(document.activeElement);
  });

  it('throws when a part is rendered outside its root', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => render(<Drawer.Content />)).toThrow(
      'Drawer.Content is rendered outside Drawer.Root, so it does not know whether the drawer is open. Wrap it in <Drawer.Root>.',
    );
  });
});
