import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Field } from '../field/index.ts';
import { UiProvider } from '../provider/index.ts';
import { DateTimePicker, quarterHours } from './index.ts';
import type { DateTimePickerProps } from './index.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const slots = quarterHours({ from: now + 3_600_000, to: now + 20 * 3_600_000, timeZone: 'Asia/Dhaka' });
const fixed = { slots, locale: 'en-GB', timeZone: 'Asia/Dhaka', viewerTimeZone: 'Asia/Dhaka', now };
const at = (text: string) => Date.parse(`${text}:00+06:00`);

function show(props: Partial<DateTimePickerProps> = {}) {
  const onValueChange = vi.fn();
  const view = render(<DateTimePicker {...fixed} onValueChange={onValueChange} {...props} />);
  return { user: userEvent.setup(), onValueChange, ...view };
}
/** Releases of the platform differ in the zero in front. */
const time = (name: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name.replace(/^0/, '0?')}$`) });

describe('DateTimePicker', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  describeConformance('DateTimePicker', {
    slot: 'date-time-picker',
    render: (props) => <DateTimePicker {...fixed} {...props} />,
  });

  it('chooses the day first, the time after it', async () => {
    const { user, onValueChange } = show();
    expect(screen.getByRole('radio', { name: /^Today/ })).toHaveProperty('checked', true);

    await user.click(screen.getByRole('radio', { name: /^Tomorrow, Sunday,? 22 November 2026$/ }));
    expect(onValueChange).not.toHaveBeenCalled();
    await user.click(time('10:30'));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(at('2026-11-22T10:30'));
    expect(screen.getByRole('status').textContent).toMatch(/^Chosen: Sun,? 22 Nov, 10:30$/);
  });

  it('goes through the times like a grid', async () => {
    const { user, onValueChange } = show({ defaultValue: at('2026-11-22T10:30') });
    time('10:30').focus();

    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(time('11:45'));
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(time('00:00'));

    expect(onValueChange.mock.calls.flat()).toEqual(
      ['11:30', '11:45', '00:00'].map((clock) => at(`2026-11-22T${clock}`)),
    );
  });

  it('mirrors left and right in right-to-left pages', async () => {
    const user = userEvent.setup();
    render(
      <UiProvider language="ar" direction="rtl">
        <DateTimePicker {...fixed} defaultValue={at('2026-11-22T10:30')} />
      </UiProvider>,
    );
    time('10:30').focus();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(time('10:45'));
  });

  it('keeps a choice that is no longer offered, says so, and sends nothing for it', () => {
    const value = at('2026-11-21T20:15');
    const { rerender, onValueChange } = show({ value, name: 'time' });
    const sent = () => document.querySelector('input[name=time]')?.getAttribute('value') ?? null;
    expect(sent()).toBe(String(value));

    rerender(
      <DateTimePicker
        {...fixed}
        name="time"
        value={value}
        onValueChange={onValueChange}
        slots={slots.filter((slot) => slot > value)}
      />,
    );

    expect(screen.getByRole('status').textContent).toMatch(
      /^Sat,? 21 Nov, 20:15 can no longer be chosen\. Choose another time\.$/,
    );
    expect(screen.getByRole('radiogroup', { name: 'Time' }).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('radio', { name: /^Today/ })).toHaveProperty('checked', true);
    expect(sent()).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('shows a day without times, but does not offer it', () => {
    show({ slots: slots.filter((slot) => slot >= at('2026-11-22T00:00')) });
    expect(screen.getByRole('radio', { name: /^Today/ })).toHaveProperty('disabled', true);
    expect(screen.getByRole('radio', { name: /^Tomorrow/ })).toHaveProperty('checked', true);
  });

  it('says when no time is left', () => {
    show({ slots: [] });
    expect(screen.getByRole('status').textContent).toBe('There is no time left to choose.');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it('names the zone only where the own clock shows other times', () => {
    const { rerender } = show();
    expect(screen.queryByText(/Times are in/)).toBeNull();

    rerender(<DateTimePicker {...fixed} viewerTimeZone="Asia/Thimphu" />);
    expect(screen.queryByText(/Times are in/)).toBeNull();

    rerender(<DateTimePicker {...fixed} viewerTimeZone="Europe/Berlin" />);
    expect(screen.getByText('Times are in Bangladesh Standard Time.')).toBeTruthy();
  });

  it('shows the value that its consumer holds, and its day', async () => {
    const { user, onValueChange, rerender } = show({ value: at('2026-11-22T10:30') });
    await user.click(time('11:00'));
    expect(onValueChange).toHaveBeenCalledOnce();
    expect(time('10:30').checked).toBe(true);

    rerender(<DateTimePicker {...fixed} value={at('2026-11-21T20:15')} />);
    expect(time('20:15').checked).toBe(true);
  });

  it('is named, described and disabled by the field around it', () => {
    render(
      <Field.Root disabled required>
        <Field.Label>Deliver at</Field.Label>
        <DateTimePicker {...fixed} />
        <Field.Error>Riders are busy then</Field.Error>
      </Field.Root>,
    );
    const group = screen.getByRole('group', { name: 'Deliver at' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Riders are busy then',
    );
    expect(screen.getByRole('radiogroup', { name: 'Time' }).getAttribute('aria-required')).toBe('true');
    expect(time('20:15').disabled).toBe(true);
  });

  it('gives fingers the list of the platform', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { matches: media.includes('coarse'), media }),
    );
    const { user, onValueChange } = show();
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time' });
    expect(list.selectedOptions[0]?.textContent).toBe('Choose a time');

    await user.selectOptions(list, '20:15');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(at('2026-11-21T20:15'));
    expect(list.selectedOptions[0]?.textContent).toBe('20:15');
  });
});
