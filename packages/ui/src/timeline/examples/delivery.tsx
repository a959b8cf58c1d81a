import { Timeline } from '../index.ts';

export function TimelineDelivery() {
  return (
    <Timeline.Root aria-label="Delivery" className="max-w-md">
      <Timeline.Item
        state="done"
        title="Request received"
        time="12:02"
        dateTime="2026-05-04T12:02:00+06:00"
      />
      <Timeline.Item
        state="done"
        title="Rider on the way"
        time="12:06"
        dateTime="2026-05-04T12:06:00+06:00"
      />
      <Timeline.Item state="current" title="Collected" time="12:18" dateTime="2026-05-04T12:18:00+06:00">
        Farid is on his way to the customer.
      </Timeline.Item>
      <Timeline.Item state="upcoming" title="Delivered" />
    </Timeline.Root>
  );
}
