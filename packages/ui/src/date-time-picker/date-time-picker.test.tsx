import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Field } from '../field/index.ts';
import { UiProvider } from '../provider/index.ts';
import { DateTimePicker, quarterHours } from './index.ts';
import type { DateTimePickerProps } from './index.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
/** The times until 18:00 on the day after tomorrow. */
const slots = quarterHours({ from: now + 3_600_000, to: now + 48 * 3_600_000, timeZone: 'Asia/Dhaka' });
const baseProps = { slots, locale: 'en-GB', timeZone: 'Asia/Dhaka', viewerTimeZone: 'Asia/Dhaka', now };
const dhakaTime = (text: string) => Date.parse(`${text}:00+06:00`);

function renderPicker(props: Partial<DateTimePickerProps> = {}) {
  const onValueChange = vi.fn();
  const view = render(<DateTimePicker {...baseProps} onValueChange={onValueChange} {...props} />);
  return { user: userEvent.setup(), onValueChange, ...view };
}
/** ICU versions differ in whether they pad the hour with a zero. */
const timeRadio = (name: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^${name.replace(/^0/, '0?')}$`) });

describe('DateTimePicker', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  describeConformance('DateTimePicker', {
    slot: 'date-time-picker',
    render: (props) => <DateTimePicker {...baseProps} {...props} />,
  });

  it('reports a value only after a time is selected', async () => {
    const { user, onValueChange } = renderPicker();
    expect(screen.getByRole('radio', { name: /^Today/ })).toHaveProperty('checked', true);

    await user.click(screen.getByRole('radio', { name: /^Tomorrow, Sunday,? 22 November 2026$/ }));
    expect(onValueChange).not.toHaveBeenCalled();
    await user.click(timeRadio('10:30'));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(dhakaTime('2026-11-22T10:30'));
    expect(screen.getByRole('status').textContent).toMatch(/^Chosen: Sun,? 22 Nov, 10:30$/);
  });

  it('moves the selected time to another day', async () => {
    const { user, onValueChange } = renderPicker({
      defaultValue: dhakaTime('2026-11-21T20:15'),
      name: 'time',
    });
    await user.click(screen.getByRole('radio', { name: /^Tomorrow/ }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(dhakaTime('2026-11-22T20:15'));
    expect(timeRadio('20:15').checked).toBe(true);
    expect(screen.getByRole('status').textContent).toMatch(/^Chosen: Sun,? 22 Nov, 20:15$/);
    expect(document.querySelector('input[name=time]')?.getAttribute('value')).toBe(
      String(dhakaTime('2026-11-22T20:15')),
    );
  });

  it('moves the time with the arrow keys of the days, and finds the same clock time on the way back', async () => {
    const { user, onValueChange } = renderPicker({ defaultValue: dhakaTime('2026-11-22T22:30') });
    screen.getByRole('radio', { name: /^Tomorrow/ }).focus();

    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^Monday/ }));
    await user.keyboard('{ArrowLeft}');

    expect(onValueChange.mock.calls.flat()).toEqual(
      ['2026-11-23T18:00', '2026-11-22T22:30'].map((text) => dhakaTime(text)),
    );
  });

  it('moves a time that the user chose on the other day, even after an earlier move', async () => {
    const { user, onValueChange } = renderPicker({ defaultValue: dhakaTime('2026-11-22T22:30') });
    await user.click(screen.getByRole('radio', { name: /^Monday/ }));
    await user.click(timeRadio('17:00'));
    await user.click(timeRadio('18:00'));
    await user.click(screen.getByRole('radio', { name: /^Tomorrow/ }));
    expect(onValueChange).toHaveBeenLastCalledWith(dhakaTime('2026-11-22T18:00'));
  });

  it('replaces an unavailable time when another day is picked', async () => {
    const { user, onValueChange } = renderPicker({ defaultValue: dhakaTime('2026-11-21T18:15') });
    expect(screen.getByRole('radiogroup', { name: 'Time' }).getAttribute('aria-invalid')).toBe('true');
    await user.click(screen.getByRole('radio', { name: /^Tomorrow/ }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(dhakaTime('2026-11-22T18:15'));
    expect(screen.getByRole('radiogroup', { name: 'Time' }).getAttribute('aria-invalid')).toBeNull();
  });

  it('keeps the day of the controlled value when the caller ignores another day', async () => {
    const { user } = renderPicker({ value: dhakaTime('2026-11-22T10:30') });
    await user.click(screen.getByRole('radio', { name: /^Today/ }));
    expect(screen.getByRole('radio', { name: /^Tomorrow/ })).toHaveProperty('checked', true);
    expect(timeRadio('10:30').checked).toBe(true);
  });

  it('shows the first day again after the value is reset', async () => {
    const { user, rerender } = renderPicker({ value: null });
    await user.click(screen.getByRole('radio', { name: /^Tomorrow/ }));
    expect(screen.getByRole('radio', { name: /^Tomorrow/ })).toHaveProperty('checked', true);
    rerender(<DateTimePicker {...baseProps} value={dhakaTime('2026-11-22T10:30')} />);
    rerender(<DateTimePicker {...baseProps} value={null} />);
    expect(screen.getByRole('radio', { name: /^Today/ })).toHaveProperty('checked', true);
  });

  it('moves through the grid of times with arrow keys and Home', async () => {
    const { user, onValueChange } = renderPicker({ defaultValue: dhakaTime('2026-11-22T10:30') });
    timeRadio('10:30').focus();

    await user.keyboard('{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(timeRadio('11:45'));
    await user.keyboard('{Home}');
    expect(document.activeElement).toBe(timeRadio('00:00'));

    expect(onValueChange.mock.calls.flat()).toEqual(
      ['11:30', '11:45', '00:00'].map((clock) => dhakaTime(`2026-11-22T${clock}`)),
    );
  });

  it('mirrors the left and right arrow keys in right-to-left text', async () => {
    const user = userEvent.setup();
    render(
      <UiProvider language="ar" direction="rtl">
        <DateTimePicker {...baseProps} defaultValue={dhakaTime('2026-11-22T10:30')} />
      </UiProvider>,
    );
    timeRadio('10:30').focus();
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(timeRadio('10:45'));
  });

  it('keeps an unavailable value, shows an error and submits nothing', () => {
    const value = dhakaTime('2026-11-21T20:15');
    const { rerender, onValueChange } = renderPicker({ value, name: 'time' });
    const submittedValue = () => document.querySelector('input[name=time]')?.getAttribute('value') ?? null;
    expect(submittedValue()).toBe(String(value));

    rerender(
      <DateTimePicker
        {...baseProps}
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
    expect(submittedValue()).toBeNull();
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('names each day with its full date, and the weekday once', () => {
    renderPicker();
    const names = screen.getAllByRole('radio', { name: /2026$/ }).map((radio) => radio.ariaLabel);
    expect(names).toEqual([
      expect.stringMatching(/^Today, Saturday,? 21 November 2026$/),
      expect.stringMatching(/^Tomorrow, Sunday,? 22 November 2026$/),
      expect.stringMatching(/^Monday,? 23 November 2026$/),
    ]);
  });

  it('disables a day without times', () => {
    renderPicker({ slots: slots.filter((slot) => slot >= dhakaTime('2026-11-22T00:00')) });
    expect(screen.getByRole('radio', { name: /^Today/ })).toHaveProperty('disabled', true);
    expect(screen.getByRole('radio', { name: /^Tomorrow/ })).toHaveProperty('checked', true);
  });

  it('shows a message when no times are left', () => {
    renderPicker({ slots: [] });
    expect(screen.getByRole('status').textContent).toBe('There is no time left to choose.');
    expect(screen.queryByRole('radio')).toBeNull();
  });

  it("names the time zone only if the viewer's clock differs", () => {
    const { rerender } = renderPicker();
    expect(screen.queryByText(/Times are in/)).toBeNull();

    rerender(<DateTimePicker {...baseProps} viewerTimeZone="Asia/Thimphu" />);
    expect(screen.queryByText(/Times are in/)).toBeNull();

    rerender(<DateTimePicker {...baseProps} viewerTimeZone="Europe/Berlin" />);
    expect(screen.getByText('Times are in Bangladesh Standard Time.')).toBeTruthy();
  });

  it('keeps the controlled value when another time is picked, and shows the day of a new value', async () => {
    const { user, onValueChange, rerender } = renderPicker({ value: dhakaTime('2026-11-22T10:30') });
    await user.click(timeRadio('11:00'));
    expect(onValueChange).toHaveBeenCalledOnce();
    expect(timeRadio('10:30').checked).toBe(true);

    rerender(<DateTimePicker {...baseProps} value={dhakaTime('2026-11-21T20:15')} />);
    expect(timeRadio('20:15').checked).toBe(true);
  });

  it('takes its name, description and disabled state from the field', () => {
    render(
      <Field.Root disabled required>
        <Field.Label>Deliver at</Field.Label>
        <DateTimePicker {...baseProps} />
        <Field.Error>Riders are busy then</Field.Error>
      </Field.Root>,
    );
    const group = screen.getByRole('group', { name: 'Deliver at' });
    expect(document.getElementById(group.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Riders are busy then',
    );
    expect(screen.getByRole('radiogroup', { name: 'Time' }).getAttribute('aria-required')).toBe('true');
    expect(timeRadio('20:15').disabled).toBe(true);
  });

  it('renders a native select for coarse pointers', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { matches: media.includes('coarse'), media }),
    );
    const { user, onValueChange } = renderPicker();
    const list = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Time' });
    expect(list.selectedOptions[0]?.textContent).toBe('Choose a time');

    await user.selectOptions(list, '20:15');

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith(dhakaTime('2026-11-21T20:15'));
    expect(list.selectedOptions[0]?.textContent).toBe('20:15');
  });
});
