import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Field } from '../field/index.ts';
import { UiProvider } from '../provider/index.ts';
import { Calendar } from './index.ts';
import type { DayRange, RangeCalendarProps, SingleCalendarProps } from './index.ts';

const fixed = { locale: 'en-GB', timeZone: 'Asia/Dhaka', now: Date.parse('2026-11-21T12:00:00Z') };

function show(props: Partial<SingleCalendarProps> = {}) {
  const onValueChange = vi.fn();
  render(<Calendar {...fixed} defaultValue="2026-11-18" onValueChange={onValueChange} {...props} />);
  return { user: userEvent.setup(), onValueChange };
}
function showRange(props: Partial<RangeCalendarProps> = {}) {
  const onValueChange = vi.fn();
  render(<Calendar mode="range" {...fixed} onValueChange={onValueChange} {...props} />);
  return { user: userEvent.setup(), onValueChange };
}
const day = (text: string) => screen.getByRole('button', { name: new RegExp(`\\b${text}`) });
const focused = () => (document.activeElement as HTMLElement | null)?.dataset['day'];

describe('Calendar', () => {
  describeConformance('Calendar', {
    slot: 'calendar',
    render: (props) => <Calendar {...fixed} {...props} />,
  });

  it('shows the month of the value, with one tab stop on it and today marked in the zone of the business', async () => {
    const { user } = show({ now: Date.parse('2026-11-21T18:30:00Z') });

    expect(screen.getByRole('grid', { name: 'November 2026' })).toBeTruthy();
    expect(day('22 November 2026').getAttribute('aria-current')).toBe('date');
    await user.tab();
    await user.tab();
    await user.tab();
    expect(focused()).toBe('2026-11-18');
    await user.tab();
    expect(focused()).toBeUndefined();
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
  ])('moves with %s to %s and chooses nothing before Enter', async (keys, expected) => {
    const { user, onValueChange } = show();
    day('18 November 2026').focus();

    await user.keyboard(keys);
    expect(focused()).toBe(expected);
    expect(onValueChange).not.toHaveBeenCalled();

    await user.keyboard('{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(expected);
  });

  it('mirrors left and right in right-to-left pages', async () => {
    const user = userEvent.setup();
    render(
      <UiProvider language="ar" direction="rtl">
        <Calendar {...fixed} defaultValue="2026-11-18" />
      </UiProvider>,
    );
    day('18 November 2026').focus();

    await user.keyboard('{ArrowLeft}');
    expect(focused()).toBe('2026-11-19');
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe('2026-11-17');
  });

  it('turns months with its buttons, keeps the focus on them and says the month', async () => {
    const { user } = show({ max: '2026-12-24' });
    const next = screen.getByRole('button', { name: 'Next month' });

    await user.click(next);

    expect(document.activeElement).toBe(next);
    expect(screen.getByText('December 2026').getAttribute('aria-live')).toBe('polite');
    await user.click(next);
    expect(next.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByRole('grid', { name: 'December 2026' })).toBeTruthy();
  });

  it('does not leave what is allowed, and does not choose what is not', async () => {
    const { user, onValueChange } = show({
      min: '2026-11-17',
      max: '2026-11-20',
      isDayDisabled: (one) => one === '2026-11-19',
    });
    day('18 November 2026').focus();

    await user.keyboard('{ArrowRight}{Enter}');
    expect([focused(), day('19 November 2026').getAttribute('aria-disabled')]).toEqual([
      '2026-11-19',
      'true',
    ]);
    await user.click(day('23 November 2026'));
    expect(onValueChange).not.toHaveBeenCalled();
    await user.keyboard('{PageDown}');
    expect(focused()).toBe('2026-11-20');
  });

  it('chooses a range by two presses in either order, and begins anew with the third', async () => {
    const { user, onValueChange } = showRange({ name: 'days' });
    const calls = () => onValueChange.mock.calls.map(([range]) => range as DayRange);

    await user.click(day('17 November 2026'));
    await user.click(day('6 November 2026'));
    expect(calls()).toEqual([
      { from: '2026-11-17', to: null },
      { from: '2026-11-06', to: '2026-11-17' },
    ]);
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(12);
    expect(document.querySelector('input[name=days]')?.getAttribute('value')).toBe('2026-11-06/2026-11-17');

    await user.click(day('9 November 2026'));
    expect(calls().at(-1)).toEqual({ from: '2026-11-09', to: null });
  });

  it('shows the value that its consumer holds, whatever is pressed', async () => {
    const { user, onValueChange } = show({ value: '2026-11-18' });

    await user.click(day('20 November 2026'));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith('2026-11-20');
    expect(within(screen.getByRole('gridcell', { selected: true })).getByRole('button').textContent).toBe(
      '18',
    );
  });

  it('goes to the month of a value that comes from outside', () => {
    const { rerender } = render(<Calendar {...fixed} value="2026-11-18" />);

    rerender(<Calendar {...fixed} value="2027-02-03" />);

    expect(screen.getByRole('grid', { name: 'February 2027' })).toBeTruthy();
  });

  it('speaks Gregorian months and Latin digits, unless the digits of the locale are asked for', () => {
    const { rerender } = render(<Calendar {...fixed} locale="fa-AF" value="2026-11-18" />);
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('18');
    expect(screen.getByRole('grid', { name: /2026/ })).toBeTruthy();

    rerender(<Calendar {...fixed} locale="bn-BD" nativeDigits value="2026-11-18" />);
    expect(screen.getByRole('gridcell', { selected: true }).textContent).toBe('১৮');
  });

  it('takes hint, error and disabled from the field around it', async () => {
    const { user } = { user: userEvent.setup() };
    const onValueChange = vi.fn();
    render(
      <Field.Root disabled>
        <Calendar {...fixed} onValueChange={onValueChange} />
        <Field.Error>Closed on that day</Field.Error>
      </Field.Root>,
    );

    const group = screen.getByRole('group');
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Closed on that day',
    );
    expect(group.hasAttribute('data-invalid')).toBe(true);
    await user.click(day('20 November 2026'));
    expect(onValueChange).not.toHaveBeenCalled();
  });
});
