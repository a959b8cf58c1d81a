import { DirectionProvider } from '@radix-ui/react-direction';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { TabsOrders } from './examples/orders.tsx';
import { Tabs } from './index.ts';
import type { ReactNode } from 'react';

const focused = () => document.activeElement?.textContent;
const panel = () => screen.getByRole('tabpanel').textContent;

async function open(view: ReactNode) {
  const user = userEvent.setup();
  render(view);
  await user.tab();
  return user;
}

describe('tabs', () => {
  it('are one tab stop, moved and shown by the arrows, over what is disabled', async () => {
    const user = await open(<TabsOrders />);
    expect(focused()).toContain('New');

    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(panel()).toBe('All arrived today.');
    await user.keyboard('{ArrowRight}');

    expect(focused()).toContain('New');
    await user.keyboard('{End}{Home}{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it('turn their arrows around where the text does', async () => {
    const user = await open(
      <DirectionProvider dir="rtl">
        <TabsOrders />
      </DirectionProvider>,
    );

    await user.keyboard('{ArrowLeft}');

    expect(panel()).toBe('Twelve orders are for later.');
  });

  it('wait for Enter or Space when activated by hand', async () => {
    const user = await open(<TabsOrders activationMode="manual" />);

    await user.keyboard('{ArrowRight}');
    expect(panel()).toBe('Four orders wait for a rider.');
    await user.keyboard('{Enter}');

    expect(panel()).toBe('Twelve orders are for later.');
  });

  it('say how many there are in words, after the visible name', () => {
    render(<TabsOrders />);

    expect(screen.getByRole('tab', { name: /^Collected ?, 1 order$/ })).toBeTruthy();
  });

  it('leave the choice to whoever holds the value', async () => {
    const onValueChange = vi.fn();
    const user = await open(
      <Tabs.Root value="a" onValueChange={onValueChange}>
        <Tabs.List aria-label="Letters">
          <Tabs.Trigger value="a">A</Tabs.Trigger>
          <Tabs.Trigger value="b">B</Tabs.Trigger>
        </Tabs.List>
      </Tabs.Root>,
    );

    await user.click(screen.getByRole('tab', { name: 'B' }));

    expect(onValueChange).toHaveBeenCalledWith('b');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('A');
  });
});

const inTabs = (part: ReactNode) => <Tabs.Root defaultValue="a">{part}</Tabs.Root>;

describe('parts of tabs', () => {
  describeConformance('Tabs.Root', { slot: 'tabs', render: (props) => <Tabs.Root {...props} /> });
  describeConformance('Tabs.List', {
    slot: 'tabs-list',
    render: (props) => inTabs(<Tabs.List {...props} aria-label="Letters" />),
  });
  describeConformance('Tabs.Trigger', {
    slot: 'tabs-trigger',
    render: (props) =>
      inTabs(
        <Tabs.List aria-label="Letters">
          <Tabs.Trigger {...props} value="a">
            A
          </Tabs.Trigger>
        </Tabs.List>,
      ),
  });
  describeConformance('Tabs.Content', {
    slot: 'tabs-content',
    render: (props) => inTabs(<Tabs.Content {...props} value="a" />),
  });
});
