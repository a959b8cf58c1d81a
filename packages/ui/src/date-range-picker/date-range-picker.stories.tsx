import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { HistoryInDrawer } from './examples/in-drawer.tsx';
import { HistoryDateRange } from './examples/history.tsx';
import { DateRangePicker } from './index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'UI/DateRangePicker',
  component: DateRangePicker,
  args: { timeZone: 'Asia/Dhaka' },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

const openPanel: NonNullable<Story['play']> = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
  await screen.findByRole('dialog');
};

export const Default: Story = { render: () => <HistoryDateRange />, play: openPanel };

export const ByKeyboard: Story = {
  render: () => <HistoryDateRange />,
  play: async (context) => {
    await openPanel(context);
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const trigger = within(context.canvasElement).getByRole('button', { name: /Days Last 7 days/ });
    await expect(trigger).toHaveFocus();
  },
};

export const Custom: Story = {
  render: () => <HistoryDateRange initial={{ from: '2026-11-06', to: '2026-11-17' }} />,
  play: openPanel,
};

export const TooLong: Story = {
  render: () => <HistoryDateRange initial={{ from: '2026-11-06', to: '2026-11-17' }} />,
  play: async (context) => {
    await openPanel(context);
    const from = screen.getByRole('textbox', { name: 'From' });
    await userEvent.clear(from);
    await userEvent.type(from, '1/8/2026{Enter}');

    await expect(screen.getByRole('alert')).toHaveTextContent('These are 109 days. Choose 90 at most.');
    await expect(from).toHaveFocus();
    await expect(from).toHaveValue('1/8/2026');
  },
};

export const Invalid: Story = {
  render: () => <HistoryDateRange error="Orders of these days are no longer kept." />,
};

export const Disabled: Story = { render: () => <HistoryDateRange disabled /> };

export const InDrawer: Story = {
  render: () => <HistoryInDrawer />,
  play: async () => {
    const drawer = await screen.findByRole('dialog', { name: 'History' });
    await userEvent.click(within(drawer).getByRole('button', { name: /Days/ }));
    await screen.findByRole('dialog', { name: 'Dates' });

    await userEvent.keyboard('{Escape}');

    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Dates' })).toBeNull());
    await expect(drawer).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { language: 'ar', brand: 'falaj' },
  render: () => (
    <HistoryDateRange
      locale="ar-BH"
      initial={{ from: '2026-11-06', to: '2026-11-17' }}
      labels={{
        dateRange: 'الفترة',
        presets: { yesterday: 'أمس', 'last-7-days': 'آخر 7 أيام', 'last-30-days': 'آخر 30 يومًا' },
        custom: 'فترة محددة',
        from: 'من',
        to: 'إلى',
        apply: 'تطبيق',
        days: (count) => `عدد الأيام: ${String(count)}`,
      }}
    />
  ),
  play: openPanel,
};

export const Phone: Story = {
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  render: () => <HistoryDateRange initial={{ from: '2026-11-06', to: '2026-11-17' }} />,
  play: openPanel,
};
