import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Field } from '../field/index.ts';
import { UiProvider } from '../provider/index.ts';
import { Calendar } from './index.ts';
import type { DayRange, RangeCalendarProps, SingleCalendarProps } from './index.ts';

const fixedProps = { locale: 'en-GB', timeZone: 'Asia/Dhaka', now: Date.parse('2026-11-21T12:00:00Z') };

function renderCalendar(props: Partial<SingleCalendarProps> = {}) {
  const onValueChange = vi.fn();
  render(<Calendar {...fixedProps} defaultValue="2026-11-18" onValueChange={onValueChange} {...props} />);
  return { user: userEvent.setup(), onValueChange };
}
function renderRangeCalendar(props: Partial<RangeCalendarProps> = {}) {
  const onValueChange = vi.fn();
  render(<Calendar mode="range" {...fixedProps} onValueChange={onValueChange} {...props} />);
  return { user: userEvent.setup(), onValueChange };
}
const dayButton = (text: string) => screen.getByRole('button', { name: new RegExp(`\\b${text}`) });
const focusedDay = () => (document.activeElement as HTMLElement | null)?.dataset['day'];

describe('Calendar', () => {
  describeConformance('Calendar', {
    slot: 'calendar',
    render: (props) => <Calendar {...fixedProps} {...props} />,
  });

  it('shows the month of the value, marks today in the time zone and has one tab stop for all days', async () => {
    const { user } = renderCalendar({ now: Date.parse('2026-11-21T18:30:00Z') });

    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
    expect(dayButton('22 November 2026').getAttribute('aria-current')).toBe('date');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(focusedDay()).toBe('2026-11-18');
    await user.tab();
    expect(focusedDay()).toBeUndefined();
  });

  it.each([
    ['{ArrowRight}', '2026-11-19'],
    ['{ArrowLeft}', '2026-11-17'],
    ['{ArrowDown}', '2026-11-25'],
    ['{ArrowUp}', '2026-11-11'],
    ['{Home}', '2026-11-16'],
    ['{End}', '2026-11-22'],
    ['{PageDown}', '2026-12-18'],
    ['{PageUp}', '2026-10-18'],
    ['{Shift>}{PageDown}{/Shift}', '2027-11-18'],
    ['{Shift>}{PageUp}{/Shift}', '2025-11-18'],
    ['{ArrowDown}{ArrowDown}{ArrowRight}', '2026-12-03'],
  ])('moves the cursor with %s to %s and selects only on Enter', async (keys, expected) => {
    const { user, onValueChange } = renderCalendar();
    dayButton('18 November 2026').focus();

    await user.keyboard(keys);
    expect(focusedDay()).toBe(expected);
    expect(onValueChange).not.toHaveBeenCalled();

    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(expected);
  });

  it('swaps the left and right arrow keys on right-to-left pages', async () => {
    const user = userEvent.setup();
    render(
      <UiProvider language="ar" direction="rtl">
        <Calendar {...fixedProps} defaultValue="2026-11-18" />
      </UiProvider>,
    );
    dayButton('18 November 2026').focus();

    await user.keyboard('{ArrowLeft}');
    expect(focusedDay()).toBe('2026-11-19');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(focusedDay()).toBe('2026-11-17');
  });

  it('changes the month with a button, keeps focus and announces the month', async () => {
    const { user } = renderCalendar({ max: '2026-12-24' });
    const next = screen.getByRole('button', { name: 'Next month' });

    await user.click(next);

    expect(document.activeElement).toBe(next);
    expect(screen.getByText('December 2026').getAttribute('aria-live')).toBe('polite');
    await user.click(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy();
  });

  it('keeps the cursor within min and max and does not select disabled days', async () => {
    const { user, onValueChange } = renderCalendar({
      min: '2026-11-17',
      max: '2026-11-20',
      isDayDisabled: (day) => day === '2026-11-19',
    });
    dayButton('18 November 2026').focus();

    await user.keyboard('{ArrowRight}{Enter}');
    expect([focusedDay(), dayButton('19 November 2026').getAttribute('aria-disabled')]).toEqual([
      '2026-11-19',
      'true',
    ]);
    await user.click(dayButton('23 November 2026'));
    expect(onValueChange).not.toHaveBeenCalled();
    await user.keyboard('{PageDown}');
    expect(focusedDay()).toBe('2026-11-20');
  });

  it('selects a range with two presses in either order and restarts on the third', async () => {
    const { user, onValueChange } = renderRangeCalendar({ name: 'days' });
    const reportedRanges = () => onValueChange.mock.calls.map(([range]) => range as DayRange);

    await user.click(dayButton('17 November 2026'));
    await user.click(dayButton('6 November 2026'));
    expect(reportedRanges()).toEqual([
      { from: '2026-11-17', to: null },
      { from: '2026-11-06', to: '2026-11-17' },
    ]);
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(12);
    expect(document.querySelector('input[name=days]')?.getAttribute('value')).toBe('2026-11-06/2026-11-17');

    await user.click(dayButton('9 November 2026'));
    expect(reportedRanges().at(-1)).toEqual({ from: '2026-11-09', to: null });
  });

  it('keeps showing the controlled value after another day is pressed', async () => {
    const { user, onValueChange } = renderCalendar({ value: '2026-11-18' });

    await user.click(dayButton('20 November 2026'));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-20');
    expect(within(screen.getByRole('gridcell', { selected: true })).getByRole('button').textContent).toBe(
      '18',
    );
  });

  it('shows the month of a changed controlled value', () => {
    const { rerender } = render(<Calendar {...fixedProps} value="2026-11-18" />);

    rerender(<Calendar {...fixedProps} value="2027-02-03" />);

    expect(screen.getByRole('grid', { name: 'February 2027' })).toBeTruthy();
  });

  it('uses Gregorian months, and Latin digits unless native digits are requested', () => {
    const { rerender } = render(<Calendar {...fixedProps} locale="fa-AF" value="2026-11-18" />);
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('18');
    expect(screen.getByRole('grid', { name: /2026/ })).toBeTruthy();

    rerender(<Calendar {...fixedProps} locale="bn-BD" nativeDigits value="2026-11-18" />);
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('১৮');
  });

  it('inherits description, error and disabled state from the surrounding field', async () => {
    const { user } = { user: userEvent.setup() };
    const onValueChange = vi.fn();
    render(
      <Field.Root disabled>
        <Calendar {...fixedProps} onValueChange={onValueChange} />
        <Field.Error>Closed on that day</Field.Error>
      </Field.Root>,
    );

    const group = screen.getByRole('group');
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Closed on that day',
    );
    expect(group.hasAttribute('data-invalid')).toBe(true);
    await user.click(dayButton('20 November 2026'));
    expect(onValueChange).not.toHaveBeenCalled();
  });
});
