import { Timeline } from '../index.ts';

const hours = Array.from({ length: 14 }, (_, index) => `${String(index + 8).padStart(2, '0')}:00`);

/** A timeline with many events. It never collapses events. */
export const TimelineMany = () => (
  <Timeline.Root aria-label="Positions of the rider" className="max-w-md">
    {hours.map((hour, index) => (
      <Timeline.Item
        key={hour}
        state={index === hours.length - 1 ? 'current' : 'done'}
        title={`Stop ${String(index + 1)}`}
        time={hour}
        dateTime={`2026-11-21T${hour}:00+06:00`}
      />
    ))}
  </Timeline.Root>
);
