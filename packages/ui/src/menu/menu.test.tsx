import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { MenuOrderActions } from './examples/order-actions.tsx';
import { MenuViewOptions } from './examples/view-options.tsx';
import { Menu } from './index.ts';
import type { ReactNode } from 'react';

const focusedText = () => document.activeElement?.textContent;

async function openMenu(view: ReactNode, keys = '{Enter}') {
  const user = userEvent.setup();
  render(view);
  await user.tab();
  const trigger = document.activeElement;
  await user.keyboard(keys);
  await screen.findByRole('menu');
  return { user, trigger };
}

describe('Menu', () => {
  it('focuses its first item when it opens and skips disabled items', async () => {
    const { user } = await openMenu(<MenuOrderActions />, '{ArrowDown}');
    await waitFor(() => expect(focusedText()).toBe('Edit the orderE'));

    await user.keyboard('{ArrowDown}');
    expect(focusedText()).toBe('Open the tracking page');
    await user.keyboard('{ArrowDown}{ArrowDown}');

    expect(focusedText()).toBe('Edit the orderE');
  });

  it('jumps to the item that starts with the typed letters', async () => {
    const { user } = await openMenu(<MenuOrderActions />);

    await user.keyboard('ca');

    await waitFor(() => expect(focusedText()).toBe('Cancel the order'));
  });

  it('restores focus when it closes', async () => {
    const { user, trigger } = await openMenu(<MenuOrderActions />);

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });

  it('renders a link as a menu item with its icon', async () => {
    await openMenu(<MenuOrderActions />);

    const item = screen.getByRole('menuitem', { name: 'Open the tracking page' });

    expect(item.getAttribute('href')).toBe('#tracking');
    expect(item.querySelector('svg')).not.toBeNull();
  });

  it('focuses its trigger after the user closes a dialog that an item opened', async () => {
    const { user, trigger } = await openMenu(<MenuOrderActions />);
    await user.keyboard('{End}{Enter}');
    expect(await screen.findByRole('button', { name: 'Keep it' })).toBe(document.activeElement);
    expect(screen.queryByRole('menu')).toBeNull();

    await user.keyboard('{Escape}');

    await waitFor(() => expect(document.activeElement).toBe(trigger));
    await user.click(screen.getByRole('button', { name: 'Beside it (0)' }));
    expect(screen.getByRole('button', { name: 'Beside it (1)' })).toBeTruthy();
  });

  it('closes on selection unless onSelect prevents the default', async () => {
    const { user } = await openMenu(<MenuViewOptions />);
    const sound = screen.getByRole('menuitemcheckbox');

    await user.click(sound);
    expect(sound.getAttribute('aria-checked')).toBe('false');
    await user.click(screen.getByRole('menuitemradio', { name: /^Late orders/ }));

    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('opens and closes a submenu with the arrow keys', async () => {
    const { user } = await openMenu(<MenuViewOptions />);

    await user.keyboard('{End}{ArrowRight}');
    await waitFor(() => expect(focusedText()).toBe('Show all riders'));
    await user.keyboard('{ArrowLeft}');

    expect(focusedText()).toBe('Map');
  });

  it('calls onSelect once per selection', async () => {
    const onSelect = vi.fn();
    const { user } = await openMenu(
      <Menu.Root>
        <Menu.Trigger>Open</Menu.Trigger>
        <Menu.Content>
          <Menu.Item onSelect={onSelect}>Print</Menu.Item>
        </Menu.Content>
      </Menu.Root>,
    );

    await user.keyboard(' ');

    expect(onSelect).toHaveBeenCalledOnce();
  });
});

const wrapInMenu = (part: ReactNode) => (
  <Menu.Root defaultOpen>
    <Menu.Trigger>Open</Menu.Trigger>
    <Menu.Content>{part}</Menu.Content>
  </Menu.Root>
);

describe('Menu parts', () => {
  describeConformance('Menu.Trigger', {
    slot: 'menu-trigger',
    render: (props) => (
      <Menu.Root>
        <Menu.Trigger {...props}>Open</Menu.Trigger>
      </Menu.Root>
    ),
  });
  describeConformance('Menu.Content', {
    slot: 'menu-content',
    render: (props) => (
      <Menu.Root defaultOpen>
        <Menu.Trigger>Open</Menu.Trigger>
        <Menu.Content {...props} />
      </Menu.Root>
    ),
  });
  describeConformance('Menu.Item', {
    slot: 'menu-item',
    render: (props) => wrapInMenu(<Menu.Item {...props}>Print</Menu.Item>),
  });
  describeConformance('Menu.CheckboxItem', {
    slot: 'menu-checkbox-item',
    render: (props) => wrapInMenu(<Menu.CheckboxItem {...props}>Sound</Menu.CheckboxItem>),
  });
  describeConformance('Menu.RadioGroup', {
    slot: 'menu-radio-group',
    render: (props) => wrapInMenu(<Menu.RadioGroup {...props} />),
  });
  describeConformance('Menu.RadioItem', {
    slot: 'menu-radio-item',
    render: (props) =>
      wrapInMenu(
        <Menu.RadioGroup value="a">
          <Menu.RadioItem {...props} value="a">
            A
          </Menu.RadioItem>
        </Menu.RadioGroup>,
      ),
  });
  describeConformance('Menu.Label', {
    slot: 'menu-label',
    render: (props) => wrapInMenu(<Menu.Label {...props}>Order by</Menu.Label>),
  });
  describeConformance('Menu.Separator', {
    slot: 'menu-separator',
    render: (props) => wrapInMenu(<Menu.Separator {...props} />),
  });
  describeConformance('Menu.SubTrigger', {
    slot: 'menu-sub-trigger',
    render: (props) =>
      wrapInMenu(
        <Menu.Sub>
          <Menu.SubTrigger {...props}>Map</Menu.SubTrigger>
        </Menu.Sub>,
      ),
  });
  describeConformance('Menu.SubContent', {
    slot: 'menu-sub-content',
    render: (props) =>
      wrapInMenu(
        <Menu.Sub open>
          <Menu.SubTrigger>Map</Menu.SubTrigger>
          <Menu.SubContent {...props} />
        </Menu.Sub>,
      ),
  });
});
