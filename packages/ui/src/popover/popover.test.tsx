import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { PopoverBasic } from './examples/basic.tsx';
import { PopoverFilters } from './examples/filters.tsx';
import { Popover } from './index.ts';
import type { ReactNode } from 'react';

async function open(view: ReactNode) {
  const user = userEvent.setup();
  render(view);
  const trigger = screen.getAllByRole('button')[0] as HTMLElement;
  await user.click(trigger);
  return { user, trigger, popover: await screen.findByRole('dialog') };
}

/** The browser moves the focus itself, from where the key left it, unless the key was used up. */
const press = (element: Element, init: KeyboardEventInit) =>
  fireEvent.keyDown(element, { key: 'Tab', ...init });

describe('a popover', () => {
  it('moves through its controls by Tab, and stays', async () => {
    const { user } = await open(<PopoverFilters />);

    await user.tab();

    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Late only' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('closes on Tab from its last control and lets the page go on after the trigger', async () => {
    const { trigger } = await open(<PopoverFilters />);
    const last = screen.getByRole('button', { name: 'Done' });
    last.focus();

    const isLeftToBrowser = press(last, {});

    expect(isLeftToBrowser).toBe(true);
    expect(document.activeElement).toBe(trigger);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('goes back to its trigger by Shift and Tab from its first control', async () => {
    const { user, trigger } = await open(<PopoverFilters />);

    await user.tab({ shift: true });

    expect(document.activeElement).toBe(trigger);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is left by Tab too when it holds nothing but words', async () => {
    const { trigger, popover } = await open(<PopoverBasic />);

    expect(press(popover, {})).toBe(true);

    expect(document.activeElement).toBe(trigger);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the focus when it is modal', async () => {
    const { user } = await open(
      <Popover.Root modal>
        <Popover.Trigger>Open</Popover.Trigger>
        <Popover.Content aria-label="Fee">
          <button type="button">Only</button>
        </Popover.Content>
      </Popover.Root>,
    );

    await user.tab();

    expect(document.activeElement?.textContent).toBe('Only');
  });

  it('leaves Escape to a word that is being composed', async () => {
    const { popover } = await open(<PopoverBasic />);

    fireEvent.keyDown(popover, { key: 'Escape', isComposing: true });
    expect(screen.getByRole('dialog')).toBe(popover);
    fireEvent.keyDown(popover, { key: 'Escape' });

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leaves being open to whoever holds it', async () => {
    const onOpenChange = vi.fn();
    const { user } = await open(
      <Popover.Root open onOpenChange={onOpenChange}>
        <Popover.Trigger>Open</Popover.Trigger>
        <Popover.Content aria-label="Fee">Words</Popover.Content>
      </Popover.Root>,
    );

    await user.keyboard('{Escape}');

    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('says what is wrong when its content stands alone', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => render(<Popover.Content />)).toThrow(
      'Popover.Content is rendered outside Popover.Root, so it does not know whether the popover is open. Wrap it in <Popover.Root>.',
    );
  });
});

describe('parts of a popover', () => {
  describeConformance('Popover.Close', {
    slot: 'popover-close',
    render: (props) => (
      <Popover.Root defaultOpen>
        <Popover.Trigger>Open</Popover.Trigger>
        <Popover.Content aria-label="Fee">
          <Popover.Close {...props}>Done</Popover.Close>
        </Popover.Content>
      </Popover.Root>
    ),
  });
});
