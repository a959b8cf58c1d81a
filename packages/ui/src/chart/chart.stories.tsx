import { expect } from 'storybook/test';
import { BarChart } from './bar-chart.tsx';
import { BarChartBalance } from './examples/balance.tsx';
import { BarChartFiveOutlets } from './examples/five-outlets.tsx';
import {
  LineChartEmpty,
  LineChartFiveSeries,
  LineChartMinutes,
  LineChartOnePoint,
  LineChartOneSeries,
} from './examples/minutes.tsx';
import { BarChartOneSeries, BarChartOrdersPerDay } from './examples/orders-a-day.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Chart', component: BarChart } satisfies Meta<typeof BarChart>;
export default meta;

type Story = StoryObj;

export const Bars: Story = { render: () => <BarChartOneSeries /> };

/** Arrow keys move the cursor. The announced text matches the tooltip. */
export const BarsByKeyboard: Story = {
  render: () => <BarChartOrdersPerDay />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    const cursor = canvas.getByRole('slider', { name: 'Orders a day' });
    await expect(cursor).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(cursor).toHaveAttribute('aria-valuetext', '17 Nov: Delivered 51, Cancelled 2');
    await expect(cursor).toHaveTextContent('17 Nov');
  },
};

export const AsTable: Story = {
  render: () => <BarChartOrdersPerDay />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    await expect(canvas.getByRole('table', { name: 'Orders a day' })).toBeVisible();
    await expect(canvas.queryByRole('slider')).toBeNull();
  },
};

export const NegativeValuesAndLongNames: Story = { render: () => <BarChartBalance /> };

export const FiveBars: Story = { render: () => <BarChartFiveOutlets /> };

export const Lines: Story = {
  render: () => <LineChartMinutes />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    const cursor = canvas.getByRole('slider', { name: 'Minutes an order takes' });
    await expect(cursor).toHaveAttribute(
      'aria-valuetext',
      'Nov 21: Until pick-up 9.5 min, Until delivery 25 min',
    );
  },
};

export const OneLine: Story = { render: () => <LineChartOneSeries /> };

export const FiveLines: Story = { render: () => <LineChartFiveSeries /> };

export const OnePoint: Story = { render: () => <LineChartOnePoint /> };

export const Empty: Story = { render: () => <LineChartEmpty /> };

export const BarsRightToLeft: Story = {
  render: () => <BarChartOrdersPerDay />,
  globals: { language: 'ar', brand: 'falaj' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('slider')).toHaveAttribute(
      'aria-valuetext',
      '16 Nov: Delivered 38, Cancelled 5',
    );
  },
};

export const LinesRightToLeft: Story = {
  render: () => <LineChartOneSeries />,
  globals: { language: 'ar', brand: 'falaj', theme: 'dark' },
};
