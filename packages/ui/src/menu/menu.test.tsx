import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { MenuOrderActions } from './examples/order-actions.tsx';
import { MenuViewOptions } from './examples/view-options.tsx';
import { Menu } from './index.ts';
import type { ReactNode } from 'react';

const focused = () => document.activeElement?.textContent;

async function open(view: ReactNode, keys = '{Enter}') {
  const user = userEvent.setup();
  render(view);
  await user.tab();
  const trigger = document.activeElement;
  await user.keyboard(keys);
  await screen.findByRole('menu');
  return { user, trigger };
}

describe('a menu', () => {
  it('opens on its first item and passes over what is disabled', async () => {
    const { user } = await open(<MenuOrderActions />, '{ArrowDown}');
    await waitFor(() => expect(focused()).toBe('Edit the orderE'));

    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe('Open the tracking page');
    await user.keyboard('{ArrowDown}{ArrowDown}');

    expect(focused()).toBe('Edit the orderE');
  });

  it('jumps to the item that begins with what is typed', async () => {
    const { user } = await open(<MenuOrderActions />);

    await user.keyboard('ca');

    await waitFor(() => expect(focused()).toBe('Cancel the order'));
  });

  it('gives the focus back when it closes', async () => {
    const { user, trigger } = await open(<MenuOrderActions />);

    await user.keyboard('{Escape}');

    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(trigger));
  });

  it('offers a link as a link, with its icon', async () => {
    await open(<MenuOrderActions />);

    const item = screen.getByRole('menuitem', { name: 'Open the tracking page' });

    expect(item.getAttribute('href')).toBe('#tracking');
    expect(item.querySelector('svg')).not.toBeNull();
  });

  it('returns the focus to its button after the dialog that an item opened', async () => {
    const { user, trigger } = await open(<MenuOrderActions />);
    await user.keyboard('{End}{Enter}');
    expect(await screen.findByRole('button', { name: 'Keep it' })).toBe(document.activeElement);
    expect(screen.queryByRole('menu')).toBeNull();

    await user.keyboard('{Escape}');

    await waitFor(() => expect(document.activeElement).toBe(trigger));
    await user.click(screen.getByRole('button', { name: 'Beside it (0)' }));
    expect(screen.getByRole('button', { name: 'Beside it (1)' })).toBeTruthy();
  });

  it('ticks without closing where the item says so, and closes after a choice', async () => {
    const { user } = await open(<MenuViewOptions />);
    const sound = screen.getByRole('menuitemcheckbox');

    await user.click(sound);
    expect(sound.getAttribute('aria-checked')).toBe('false');
    await user.click(screen.getByRole('menuitemradio', { name: /^Late orders/ }));

    expect(screen.queryByRole('menu')).toBeNull();
  });

  it('opens the menu inside it by the arrow, and goes back by the other', async () => {
    const { user } = await open(<MenuViewOptions />);

    await user.keyboard('{End}{ArrowRight}');
    await waitFor(() => expect(focused()).toBe('Show all riders'));
    await user.keyboard('{ArrowLeft}');

    expect(focused()).toBe('Map');
  });

  it('tells of a selection once', async () => {
    const onSelect = vi.fn();
    const { user } = await open(
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

const inMenu = (part: ReactNode) => (
  <Menu.Root defaultOpen>
    <Menu.Trigger>Open</Menu.Trigger>
    <Menu.Content>{part}</Menu.Content>
  </Menu.Root>
);

describe('parts of a menu', () => {
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
    render: (props) => inMenu(<Menu.Item {...props}>Print</Menu.Item>),
  });
  describeConformance('Menu.CheckboxItem', {
    slot: 'menu-checkbox-item',
    render: (props) => inMenu(<Menu.CheckboxItem {...props}>Sound</Menu.CheckboxItem>),
  });
  describeConformance('Menu.RadioGroup', {
    slot: 'menu-radio-group',
    render: (props) => inMenu(<Menu.RadioGroup {...props} />),
  });
  describeConformance('Menu.RadioItem', {
    slot: 'menu-radio-item',
    render: (props) =>
      inMenu(
        <Menu.RadioGroup value="a">
          <Menu.RadioItem {...props} value="a">
            A
          </Menu.RadioItem>
        </Menu.RadioGroup>,
      ),
  });
  describeConformance('Menu.Label', {
    slot: 'menu-label',
    render: (props) => inMenu(<Menu.Label {...props}>Order by</Menu.Label>),
  });
  describeConformance('Menu.Separator', {
    slot: 'menu-separator',
    render: (props) => inMenu(<Menu.Separator {...props} />),
  });
  describeConformance('Menu.SubTrigger', {
    slot: 'menu-sub-trigger',
    render: (props) =>
      inMenu(
        <Menu.Sub>
          <Menu.SubTrigger {...props}>Map</Menu.SubTrigger>
        </Menu.Sub>,
      ),
  });
  describeConformance('Menu.SubContent', {
    slot: 'menu-sub-content',
    render: (props) =>
      inMenu(
        <Menu.Sub open>
          <Menu.SubTrigger>Map</Menu.SubTrigger>
          <Menu.SubContent {...props} />
        </Menu.Sub>,
      ),
  });
});
