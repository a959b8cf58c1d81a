import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { BarChart, LineChart } from './index.ts';
import type { BarSeries, LineSeries } from './index.ts';

const formatDistance = (value: number) => `${String(value)} km`;
const days = ['Mon', 'Tue', 'Wed'];
const barSeries: readonly BarSeries[] = [
  { id: 'a', label: 'Delivered', values: [3, 0, -2] },
  { id: 'b', label: 'Cancelled', values: [1, null] },
];
const lineSeries: readonly LineSeries[] = [
  {
    id: 'a',
    label: 'Pick-up',
    points: [
      { x: 1, y: 4 },
      { x: 2, y: null },
      { x: 9, y: 6 },
    ],
  },
  {
    id: 'b',
    label: 'Delivery',
    points: [
      { x: 5, y: 8 },
      { x: 9, y: 7 },
    ],
  },
];
const barChartProps = {
  title: 'Orders',
  xLabel: 'Day',
  categories: days,
  series: barSeries,
  format: formatDistance,
} as const;
const lineChartProps = {
  title: 'Minutes',
  xLabel: 'Hour',
  series: lineSeries,
  format: formatDistance,
  formatX: (x: number) => `${String(x)} h`,
} as const;

const tableCells = (name: string) =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));
const valueText = () => screen.getByRole('slider').getAttribute('aria-valuetext');

describe('chart', () => {
  describeConformance('BarChart', {
    slot: 'chart',
    render: (props) => <BarChart {...barChartProps} {...props} />,
  });
  describeConformance('LineChart', {
    slot: 'chart',
    render: (props) => <LineChart {...lineChartProps} {...props} />,
  });

  it('lists its values in a table and marks missing ones', () => {
    render(<BarChart {...barChartProps} />);
    expect(tableCells('Orders')).toEqual([
      ['Day', 'Delivered', 'Cancelled'],
      ['Mon', '3 km', '1 km'],
      ['Tue', '0 km', 'No value'],
      ['Wed', '-2 km', 'No value'],
    ]);
  });

  it('lists the x values of all lines in ascending order', () => {
    render(<LineChart {...lineChartProps} />);
    expect(tableCells('Minutes')).toEqual([
      ['Hour', 'Pick-up', 'Delivery'],
      ['1 h', '4 km', 'No value'],
      ['2 h', 'No value', 'No value'],
      ['5 h', 'No value', '8 km'],
      ['9 h', '6 km', '7 km'],
    ]);
  });

  it('moves the cursor with arrows, Home and End, never past an end', async () => {
    const user = userEvent.setup();
    render(<BarChart {...barChartProps} />);
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('slider', { name: 'Orders' }));
    expect(valueText()).toBe('Mon: Delivered 3 km, Cancelled 1 km');
    await user.keyboard('{ArrowRight}');
    expect(valueText()).toBe('Tue: Delivered 0 km');
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(valueText()).toBe('Wed: Delivered -2 km');
    await user.keyboard('{Home}{ArrowLeft}');
    expect(valueText()).toBe('Mon: Delivered 3 km, Cancelled 1 km');
    await user.keyboard('{End}');
    expect(screen.getByRole('slider').getAttribute('aria-valuenow')).toBe('2');
    await user.tab();
    expect(document.querySelector('[data-slot="chart-tooltip"]')).toBeNull();
  });

  it('reverses the horizontal arrow keys on right-to-left pages', async () => {
    document.documentElement.dir = 'rtl';
    const user = userEvent.setup();
    render(
      <div style={{ direction: 'rtl' }}>
        <BarChart {...barChartProps} />
      </div>,
    );
    screen.getByRole('slider').focus();
    await user.keyboard('{ArrowLeft}');
    expect(valueText()).toMatch(/^Tue/);
    await user.keyboard('{ArrowRight}');
    expect(valueText()).toMatch(/^Mon/);
  });

  it('shows the values under the pointer in both text directions', () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 0, 300, 200));
    const tooltip = () => document.querySelector('[data-slot="chart-tooltip"]')?.textContent;
    const { rerender } = render(<BarChart {...barChartProps} />);
    fireEvent.pointerMove(screen.getByRole('slider'), { clientX: 120 });
    expect(tooltip()).toBe('MonDelivered3 kmCancelled1 km');
    fireEvent.pointerLeave(screen.getByRole('slider'));
    expect(tooltip()).toBeUndefined();

    rerender(<BarChart {...barChartProps} style={{ direction: 'rtl' }} />);
    fireEvent.pointerMove(screen.getByRole('slider'), { clientX: 120 });
    expect(tooltip()).toBe('WedDelivered-2 km');
  });

  it('moves the cursor to the last stop when the active stop is removed', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<BarChart {...barChartProps} />);
    screen.getByRole('slider').focus();
    await user.keyboard('{End}');
    rerender(<BarChart {...barChartProps} categories={['Mon', 'Tue']} />);
    expect(valueText()).toBe('Tue: Delivered 0 km');
  });

  it('breaks a line at a null but not where only other lines have points', () => {
    render(<LineChart {...lineChartProps} />);
    const paths = [...document.querySelectorAll('[data-slot="chart-line"] > .sb-chart-line')].map((path) =>
      path.getAttribute('d'),
    );
    expect(paths.map((path) => path?.match(/[ML]/g)?.join(''))).toEqual(['MM', 'ML']);
  });

  it('gives each series its own hatching, dashes and point symbols', () => {
    const { unmount } = render(<BarChart {...barChartProps} categories={['Mon']} />);
    const fills = [...document.querySelectorAll('[data-slot="chart-bar"]')].map((path) =>
      path.getAttribute('fill'),
    );
    expect(new Set(fills).size).toBe(2);
    unmount();
    render(<LineChart {...lineChartProps} />);
    const lineGroups = [...document.querySelectorAll('[data-slot="chart-line"]')];
    expect(
      new Set(
        lineGroups.map((group) => group.querySelector('.sb-chart-line')?.getAttribute('stroke-dasharray')),
      ).size,
    ).toBe(2);
    expect(
      new Set(lineGroups.map((group) => group.querySelector('[data-slot="chart-mark"]')?.getAttribute('d')))
        .size,
    ).toBe(2);
  });

  it('switches to the table and back, keeping focus on the button', async () => {
    const user = userEvent.setup();
    render(<LineChart {...lineChartProps} />);
    await user.click(screen.getByRole('button', { name: 'Show as table' }));
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.getByRole('table', { name: 'Minutes' })).toBeDefined();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show as chart' }));
    await user.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.getByRole('slider')).toBeDefined();
  });

  it('shows an empty state instead of the plot and the table when there are no values', () => {
    render(
      <BarChart {...barChartProps} series={[{ id: 'a', label: 'Delivered', values: [null, null, null] }]} />,
    );
    expect(screen.getByText('Nothing to show yet')).toBeDefined();
    expect(screen.queryByRole('slider')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
