import { Timeline } from '../index.ts';

const hours = Array.from({ length: 14 }, (_, at) => `${String(at + 8).padStart(2, '0')}:00`);

/** As long as it must be: nothing is folded away. */
export const TimelineMany = () => (
  <Timeline.Root aria-label="Positions of the rider" className="max-w-md">
    {hours.map((hour, at) => (
      <Timeline.Item
        key={hour}
        state={at === hours.length - 1 ? 'current' : 'done'}
        title={`Stop ${String(at + 1)}`}
        time={hour}
        dateTime={`2026-11-21T${hour}:00+06:00`}
      />
    ))}
  </Timeline.Root>
);
