import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { markLabel } from './command.ts';
import { manyCommands, portalCommands } from './examples/commands.tsx';
import { PortalPalette } from './examples/palette.tsx';
import { CommandPalette, useHotkey } from './index.ts';

const optionLabels = () =>
  screen.queryAllByRole('option').map((option) => option.querySelector('bdi')?.textContent);

async function openPalette(view = <PortalPalette />) {
  const user = userEvent.setup();
  render(view);
  const trigger = screen.getByRole('button', { name: 'Commands' });
  await user.click(trigger);
  return { user, trigger, search: await screen.findByRole('combobox') };
}

describe('CommandPalette', () => {
  it('lists recent commands first and each command once', async () => {
    await openPalette();

    expect(optionLabels()).toEqual([
      'Biryani Ghor, Lotus Avenue',
      'Request a rider',
      'Tracking',
      'Élan Café, Banyan Road',
      'Dark',
    ]);
    expect(
      [...document.querySelectorAll('[data-slot=command-heading]')].map((row) => row.textContent),
    ).toEqual(['Recent', 'Go to', 'Outlets', 'Appearance']);
  });

  it('searches labels and keywords regardless of case and accents', async () => {
    const { user } = await openPalette();

    await user.keyboard('BANYAN cafe');
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      'Café',
      'Banyan',
    ]);
    expect(screen.getByRole('status').textContent).toBe('1 command');
    await user.keyboard('{Control>}a{/Control}orders');

    expect(optionLabels()).toEqual(['Tracking']);
  });

  it('runs a command on Enter, closes and restores focus', async () => {
    const { user, trigger } = await openPalette();

    await user.keyboard('night{Enter}');

    await waitFor(() => expect(screen.getByText('Done: Dark')).toBeTruthy());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  it('runs nothing when dismissed with Escape', async () => {
    const { user, trigger } = await openPalette();

    await user.keyboard('{ArrowDown}{Escape}');

    await waitFor(() => expect(document.activeElement).toBe(trigger));
    expect(screen.getByText('Done: nothing yet')).toBeTruthy();
  });

  it('ignores Enter and arrow keys during IME composition', async () => {
    const { search } = await openPalette();
    const initialOption = search.getAttribute('aria-activedescendant');

    fireEvent.keyDown(search, { key: 'ArrowDown', isComposing: true });
    fireEvent.keyDown(search, { key: 'Enter', isComposing: true });

    expect(search.getAttribute('aria-activedescendant')).toBe(initialOption);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('shows a message when no command matches', async () => {
    const { user } = await openPalette();

    await user.keyboard('zebra{Enter}');

    expect(screen.getAllByText('No command found')).toHaveLength(2);
    expect(screen.getByRole('dialog')).toBeTruthy();
  });

  it('offers commands for the typed text after the listed ones, each id once', async () => {
    const user = userEvent.setup();
    render(
      <CommandPalette
        open
        commands={[{ id: 'order-7', label: 'Order y0ud-000007' }]}
        findCommands={(query) => [
          { id: 'order-7', label: 'Order y0ud-000007 again' },
          { id: 'typed', label: `Open ${query}` },
        ]}
        onOpenChange={() => undefined}
        onCommandRun={() => undefined}
      />,
    );
    expect(optionLabels()).toEqual(['Order y0ud-000007']);

    await user.type(screen.getByRole('combobox'), '000007');

    expect(optionLabels()).toEqual(['Order y0ud-000007', 'Open 000007']);
  });

  it('renders only the visible rows of a thousand commands', async () => {
    const { user, search } = await openPalette(<PortalPalette commands={manyCommands} recentIds={[]} />);
    expect(optionLabels().length).toBeLessThan(40);

    await user.keyboard('{ArrowUp}');

    const lastOption = document.getElementById(search.getAttribute('aria-activedescendant') ?? '');
    expect(lastOption?.getAttribute('aria-posinset')).toBe('1000');
  });

  describeConformance('CommandPalette', {
    slot: 'command-palette',
    render: (props) => (
      <CommandPalette
        {...props}
        open
        commands={portalCommands}
        onOpenChange={() => undefined}
        onCommandRun={() => undefined}
      />
    ),
  });
});

describe('markLabel', () => {
  it('returns parts that together form the original label', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (label, query) => {
        expect(
          markLabel(label, query)
            .map(({ text }) => text)
            .join(''),
        ).toBe(label);
      }),
    );
  });
});

function Hotkey({ hotkey, onPress }: { readonly hotkey: string; readonly onPress: () => void }) {
  useHotkey(hotkey, onPress);
  return <input aria-label="Field" />;
}

describe('useHotkey', () => {
  it.each([
    ['on a Latin keyboard', { key: 'k', ctrlKey: true }],
    ['on an Arabic keyboard', { key: 'ن', code: 'KeyK', ctrlKey: true }],
  ])('handles Ctrl+K in a text field %s', (_, keys) => {
    const onPress = vi.fn();
    render(<Hotkey hotkey="mod+k" {...{ onPress }} />);

    fireEvent.keyDown(screen.getByLabelText('Field'), keys);

    expect(onPress).toHaveBeenCalledOnce();
  });

  it.each([
    ['Ctrl is not pressed', 'mod+k', { key: 'k' }],
    ['Alt is pressed too', 'mod+k', { key: 'k', ctrlKey: true, altKey: true }],
    ['an input method is composing', 'mod+k', { key: 'k', ctrlKey: true, isComposing: true }],
    ['the hotkey is a single letter', 'k', { key: 'k' }],
  ])('ignores a key in a text field when %s', (_, hotkey, keys) => {
    const onPress = vi.fn();
    render(<Hotkey {...{ hotkey, onPress }} />);

    fireEvent.keyDown(screen.getByLabelText('Field'), keys);

    expect(onPress).not.toHaveBeenCalled();
  });

  it('handles a single letter outside text fields', () => {
    const onPress = vi.fn();
    render(<Hotkey hotkey="k" {...{ onPress }} />);

    fireEvent.keyDown(document.body, { key: 'k' });

    expect(onPress).toHaveBeenCalledOnce();
  });
});
