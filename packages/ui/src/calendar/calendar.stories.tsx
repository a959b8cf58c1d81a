import { expect, userEvent, within } from 'storybook/test';
import { DayRangeCalendar } from './examples/range.tsx';
import { SingleDayCalendar } from './examples/single.tsx';
import { Calendar } from './index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'UI/Calendar', component: Calendar } satisfies Meta<typeof Calendar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneDay: Story = { render: () => <SingleDayCalendar locale="en-BD" /> };

export const ByKeyboard: Story = {
  render: () => <SingleDayCalendar locale="en-GB" />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    page.getByRole('button', { name: /18 November 2026, selected/ }).focus();

    await userEvent.keyboard('{PageDown}{ArrowRight}{Enter}');

    await expect(page.getByRole('button', { name: /19 December 2026, selected/ })).toHaveFocus();
    await expect(page.getByText('December 2026')).toBeVisible();
  },
};

export const Range: Story = { render: () => <DayRangeCalendar locale="en-BD" /> };

export const RangeStarted: Story = {
  render: () => <DayRangeCalendar locale="en-GB" initial={{ from: '2026-11-06', to: null }} />,
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByRole('button', { name: /19 November 2026/ }));
  },
};

export const DisabledDays: Story = {
  render: () => (
    <SingleDayCalendar
      locale="en-GB"
      min="2026-11-05"
      max="2026-11-27"
      isDayDisabled={(day) => day === '2026-11-13' || day === '2026-11-20'}
    />
  ),
};

export const Disabled: Story = { render: () => <SingleDayCalendar locale="en-GB" disabled /> };

export const RightToLeft: Story = {
  globals: { language: 'ar', brand: 'falaj' },
  render: () => <DayRangeCalendar locale="ar-BH" />,
};

export const NativeDigits: Story = {
  globals: { language: 'bn' },
  render: () => <SingleDayCalendar locale="bn-BD" nativeDigits />,
};
