import { DirectionProvider } from '@radix-ui/react-direction';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { TabsOrders } from './examples/orders.tsx';
import { Tabs } from './index.ts';
import type { ReactNode } from 'react';

const focusedText = () => document.activeElement?.textContent;
const panelText = () => screen.getByRole('tabpanel').textContent;

async function renderFocused(view: ReactNode) {
  const user = userEvent.setup();
  render(view);
  await user.tab();
  return user;
}

describe('Tabs', () => {
  it('activates tabs by arrow keys and skips the disabled tab', async () => {
    const user = await renderFocused(<TabsOrders />);
    expect(focusedText()).toContain('New');

    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(panelText()).toBe('All arrived today.');
    await user.keyboard('{ArrowRight}');

    expect(focusedText()).toContain('New');
    await user.keyboard('{End}{Home}{Tab}');
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
  });

  it('reverses the arrow keys in right-to-left text', async () => {
    const user = await renderFocused(
      <DirectionProvider dir="rtl">
        <TabsOrders />
      </DirectionProvider>,
    );

    await user.keyboard('{ArrowLeft}');

    expect(panelText()).toBe('Twelve orders are for later.');
  });

  it('activates the focused tab only on Enter in manual activation mode', async () => {
    const user = await renderFocused(<TabsOrders activationMode="manual" />);

    await user.keyboard('{ArrowRight}');
    expect(panelText()).toBe('Four orders wait for a rider.');
    await user.keyboard('{Enter}');

    expect(panelText()).toBe('Twelve orders are for later.');
  });

  it('adds the count label to the accessible name of a tab', () => {
    render(<TabsOrders />);

    expect(screen.getByRole('tab', { name: /^Collected ?, 1 order$/ })).toBeTruthy();
  });

  it('keeps the controlled value when onValueChange is ignored', async () => {
    const onValueChange = vi.fn();
    const user = await renderFocused(
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

const wrapInTabs = (part: ReactNode) => <Tabs.Root defaultValue="a">{part}</Tabs.Root>;

describe('tabs parts', () => {
  describeConformance('Tabs.Root', { slot: 'tabs', render: (props) => <Tabs.Root {...props} /> });
  describeConformance('Tabs.List', {
    slot: 'tabs-list',
    render: (props) => wrapInTabs(<Tabs.List {...props} aria-label="Letters" />),
  });
  describeConformance('Tabs.Trigger', {
    slot: 'tabs-trigger',
    render: (props) =>
      wrapInTabs(
        <Tabs.List aria-label="Letters">
          <Tabs.Trigger {...props} value="a">
            A
          </Tabs.Trigger>
        </Tabs.List>,
      ),
  });
  describeConformance('Tabs.Content', {
    slot: 'tabs-content',
    render: (props) => wrapInTabs(<Tabs.Content {...props} value="a" />),
  });
});
