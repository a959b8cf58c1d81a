import { Timeline } from '../index.ts';

/** A failed delivery with long texts. In a narrow container, the time moves below the title. */
export const TimelineFailed = () => (
  <Timeline.Root aria-label="Delivery" className="max-w-xs">
    <Timeline.Item state="done" title="Request received" time="12:02" dateTime="2026-11-21T12:02:00+06:00" />
    <Timeline.Item
      state="done"
      title="Collected at Donaudampfschifffahrtsgesellschaftskantine, Lotus Avenue"
      time="12:18"
      dateTime="2026-11-21T12:18:00+06:00"
    />
    <Timeline.Item
      state="failed"
      title="Could not be delivered"
      time="12:51"
      dateTime="2026-11-21T12:51:00+06:00"
    >
      Nobody opened at House 14, Road 7, third floor above the pharmacy, and nobody answered the phone. The
      rider brings everything back.
    </Timeline.Item>
  </Timeline.Root>
);
