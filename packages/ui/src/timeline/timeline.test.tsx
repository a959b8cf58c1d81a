import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Timeline } from './index.ts';

describe('Timeline', () => {
  it('exposes the state of each item to screen readers', () => {
    render(
      <Timeline.Root aria-label="Delivery">
        <Timeline.Item state="done" title="Collected" />
        <Timeline.Item state="failed" title="Returned" />
        <Timeline.Item state="current" title="On the way" />
        <Timeline.Item state="upcoming" title="Delivered" />
      </Timeline.Root>,
    );
    const items = screen.getAllByRole('listitem');
    expect(items.map((item) => item.textContent)).toEqual([
      'Collected (Done)',
      'Returned (Failed)',
      'On the way',
      'Delivered (Not yet)',
    ]);
    expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  });

  it('renders a time element only for items with a displayed time', () => {
    render(
      <Timeline.Root aria-label="Delivery">
        <Timeline.Item state="done" title="Collected" time="12:18" dateTime="2026-11-21T12:18:00+06:00" />
        <Timeline.Item state="upcoming" title="Delivered" dateTime="2026-11-21T13:00:00+06:00" />
      </Timeline.Root>,
    );
    const times = [...document.querySelectorAll('time')];
    expect(times.map((time) => [time.textContent, time.dateTime])).toEqual([
      ['12:18', '2026-11-21T12:18:00+06:00'],
    ]);
  });
});
