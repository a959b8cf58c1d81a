import { expect, screen, userEvent, within } from 'storybook/test';
import { DeliverLater } from './examples/deliver-later.tsx';
import { DeliverLaterInDrawer } from './examples/in-drawer.tsx';
import { DateTimePicker, quarterHours } from './index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = {
  title: 'UI/DateTimePicker',
  component: DateTimePicker,
  args: { slots: [], timeZone: 'Asia/Dhaka' },
} satisfies Meta<typeof DateTimePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => <DeliverLater />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByText('Tomorrow'));
    await userEvent.click(page.getByText('10:30'));
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');

    await expect(page.getByRole('radio', { name: '11:45' })).toBeChecked();
    await expect(page.getByRole('status')).toHaveTextContent('Chosen: Sun 22 Nov, 11:45');
  },
};

export const NoSelection: Story = { render: () => <DeliverLater /> };

/** Another day keeps the clock time. The grid scrolls to it. */
export const AnotherDay: Story = {
  render: () => <DeliverLater initial={Date.parse('2026-11-21T15:00:00Z')} />,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(page.getByText('Tomorrow'));

    await expect(page.getByRole('radio', { name: '21:00' })).toBeChecked();
    await expect(page.getByRole('status')).toHaveTextContent('Chosen: Sun 22 Nov, 21:00');
  },
};

/** Today has no times left, so its chip is disabled. */
export const LateAtNight: Story = { render: () => <DeliverLater currentTime="2026-11-21T16:30:00Z" /> };

/** The selected time passed while the form was open. */
export const NoLongerOffered: Story = {
  render: () => <DeliverLater initial={Date.parse('2026-11-21T12:45:00Z')} />,
};

export const NoTimesLeft: Story = { render: () => <DeliverLater slots={[]} /> };

/** The viewer is in Berlin and the shop is in Dhaka, so a note names the zone of the times. */
export const AnotherZone: Story = {
  render: () => <DeliverLater viewerTimeZone="Europe/Berlin" locale="en-US" />,
};

/** Clocks go back during the offered times, so the repeated hour has two rows. */
export const ClocksGoBack: Story = {
  render: () => (
    <DeliverLater
      timeZone="Africa/Cairo"
      viewerTimeZone="Africa/Cairo"
      now={Date.parse('2026-10-29T18:00:00Z')}
      slots={quarterHours({
        from: Date.parse('2026-10-29T19:00:00Z'),
        to: Date.parse('2026-10-29T23:00:00Z'),
        timeZone: 'Africa/Cairo',
      })}
    />
  ),
};

export const Disabled: Story = {
  render: () => <DeliverLater disabled initial={Date.parse('2026-11-21T13:15:00Z')} />,
};

export const InDrawer: Story = {
  render: () => <DeliverLaterInDrawer />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Deliver later' });
  },
};

export const RightToLeft: Story = {
  globals: { language: 'ar', brand: 'falaj' },
  render: () => (
    <DeliverLater
      locale="ar-BH"
      viewerTimeZone="Asia/Bahrain"
      initial={Date.parse('2026-11-22T05:15:00Z')}
      labels={{
        today: 'اليوم',
        tomorrow: 'غدًا',
        day: 'اليوم',
        time: 'الوقت',
        chosen: (time) => `الموعد: ${time}`,
        zone: (name) => `الأوقات حسب ${name}.`,
      }}
    />
  ),
};
