import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { PopoverBasic } from './examples/basic.tsx';
import { PopoverFilters } from './examples/filters.tsx';
import { Popover } from './index.ts';
import type { ReactNode } from 'react';

async function openPopover(view: ReactNode) {
  const user = userEvent.setup();
  render(view);
  const trigger = screen.getAllByRole('button')[0] as HTMLElement;
  await user.click(trigger);
  return { user, trigger, popover: await screen.findByRole('dialog') };
}

/**
 * Presses Tab. Returns true if the popover lets the browser move focus afterwards. jsdom never moves focus.
 */
const pressTab = (element: Element, init: KeyboardEventInit) =>
  fireEvent.keyDown(element, { key: 'Tab', ...init });

describe('Popover', () => {
  it('stays open while Tab moves through its controls', async () => {
    const { user } = await openPopover(<PopoverFilters />);

    await user.tab();

    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: 'Late only' }));
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('closes on Tab from the last control and lets Tab continue from the trigger', async () => {
    const { trigger } = await openPopover(<PopoverFilters />);
    const last = screen.getByRole('button', { name: 'Done' });
    last.focus();

    const hasDefaultAction = pressTab(last, {});

    expect(hasDefaultAction).toBe(true);
    expect(document.activeElement).toBe(trigger);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('returns focus to the trigger on Shift+Tab from the first control', async () => {
    const { user, trigger } = await openPopover(<PopoverFilters />);

    await user.tab({ shift: true });

    expect(document.activeElement).toBe(trigger);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes on Tab when it contains only text', async () => {
    const { trigger, popover } = await openPopover(<PopoverBasic />);

    expect(pressTab(popover, {})).toBe(true);

    expect(document.activeElement).toBe(trigger);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('traps focus when modal', async () => {
    const { user } = await openPopover(
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

  it('ignores Escape during IME composition', async () => {
    const { popover } = await openPopover(<PopoverBasic />);

    fireEvent.keyDown(popover, { key: 'Escape', isComposing: true });
    expect(screen.getByRole('dialog')).toBe(popover);
    fireEvent.keyDown(popover, { key: 'Escape' });

    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('stays open when the controlling parent ignores onOpenChange', async () => {
    const onOpenChange = vi.fn();
    const { user } = await openPopover(
      <Popover.Root open onOpenChange={onOpenChange}>
        <Popover.Trigger>Open</Popover.Trigger>
        <Popover.Content aria-label="Fee">Words</Popover.Content>
      </Popover.Root>,
    );

    await user.keyboard('{Escape}');

    expect(onOpenChange).toHaveBeenLastCalledWith(false);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('throws when its content is rendered outside the root', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);

    expect(() => render(<Popover.Content />)).toThrow(
      'Popover.Content is rendered outside Popover.Root, so it has no open state. Wrap it in <Popover.Root>.',
    );
  });
});

describe('popover parts', () => {
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
