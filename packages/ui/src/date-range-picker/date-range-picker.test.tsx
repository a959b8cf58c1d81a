import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Drawer } from '../drawer/index.ts';
import { Field } from '../field/index.ts';
import { DateRangePicker } from './index.ts';
import type { DateRangePickerProps } from './index.ts';

const fixedProps = { locale: 'en-GB', timeZone: 'Asia/Dhaka', now: Date.parse('2026-11-21T12:00:00Z') };
const customRange = { from: '2026-11-06', to: '2026-11-17' };

async function openPicker(props: Partial<DateRangePickerProps> = {}) {
  const user = userEvent.setup();
  const onValueChange = vi.fn();
  render(
    <DateRangePicker
      {...fixedProps}
      max="2026-11-21"
      maxDays={90}
      onValueChange={onValueChange}
      {...props}
    />,
  );
  const trigger = screen.getByRole('button');
  await user.click(trigger);
  const panel = await screen.findByRole('dialog', { name: 'Dates' });
  return { user, onValueChange, trigger, panel };
}
const field = (name: 'From' | 'To') => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('DateRangePicker', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  describeConformance('DateRangePicker', {
    slot: 'date-range-trigger',
    render: (props) => <DateRangePicker {...fixedProps} {...props} />,
  });

  it('defaults to yesterday in the given zone and shows its date', () => {
    render(<DateRangePicker {...fixedProps} now={Date.parse('2026-11-21T18:30:00Z')} />);
    expect(screen.getByRole('button', { name: /^Dates Yesterday 21 Nov 2026$/ })).toBeTruthy();
  });

  it('focuses the current preset and applies an arrow-key selection when Apply is pressed', async () => {
    const { user, onValueChange, trigger } = await openPicker();
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /Yesterday/ }));

    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(onValueChange).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Apply' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ preset: 'last-30-days' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  it('applies a preset with one press and reports no change when it is pressed again', async () => {
    const { user, onValueChange, trigger } = await openPicker();
    await user.click(screen.getByRole('radio', { name: /Last 7 days/ }));
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ preset: 'last-7-days' });
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(trigger);
    await user.click(screen.getByRole('radio', { name: /Last 7 days/ }));
    expect(onValueChange).toHaveBeenCalledOnce();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows the calendar only for a custom range, starting with the days of the preset', async () => {
    const { user } = await openPicker({ defaultValue: { preset: 'last-7-days' } });
    expect(screen.queryByRole('grid')).toBeNull();

    await user.click(screen.getByRole('radio', { name: 'Custom' }));

    expect([field('From').value, field('To').value]).toEqual(['14/11/2026', '20/11/2026']);
    expect(screen.getAllByRole('gridcell', { selected: true })).toHaveLength(7);
    expect(screen.getByRole('status').textContent).toBe('7 days');
  });

  it('accepts typed days in the digits of any script', async () => {
    const { user, onValueChange } = await openPicker({ defaultValue: customRange });
    await user.clear(field('From'));
    await user.type(field('From'), '১.১১.26{Tab}');
    expect(field('From').value).toBe('01/11/2026');

    await user.type(field('To'), '{Enter}');
    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-01', to: '2026-11-17' });
  });

  it('applies days picked in the calendar', async () => {
    const { user, onValueChange } = await openPicker({ defaultValue: customRange });
    const grid = within(screen.getByRole('grid'));
    await user.click(grid.getByRole('button', { name: /\b20 November/ }));
    expect(field('To').value).toBe('');
    await user.click(grid.getByRole('button', { name: /\b19 November/ }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-19', to: '2026-11-20' });
  });

  it('applies one picked day as a range of that day and says so before', async () => {
    const { user, onValueChange } = await openPicker({ defaultValue: customRange });
    await user.click(within(screen.getByRole('grid')).getByRole('button', { name: /\b20 November/ }));

    expect([field('To').value, field('To').placeholder]).toEqual(['', '20/11/2026']);
    expect(screen.getByRole('status').textContent).toBe('1 day');
    await user.click(screen.getByRole('button', { name: 'Apply' }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ from: '2026-11-20', to: '2026-11-20' });
  });

  // Proves: history.range-messages
  it.each([
    ['From', '1/8/2026', 'These are 109 days. Choose 90 at most.'],
    ['To', '5/11/2026', 'The last day is before the first one.'],
    ['To', '22/11/2026', 'The last day may be 21 Nov 2026 at the latest.'],
    ['To', 'soon', 'This is not a date. Write it like 21/11/2026.'],
    ['From', '', 'Choose a first and a last day.'],
  ] as const)('keeps an invalid text in the %s field ("%s") and shows "%s"', async (name, text, message) => {
    const { user, onValueChange } = await openPicker({ defaultValue: customRange });
    const input = field(name);
    await user.clear(input);
    if (text) await user.type(input, text);
    await user.click(screen.getByRole('button', { name: 'Apply' }));

    expect(screen.getByRole('alert').textContent).toBe(message);
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(message);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(input);
    expect(input.value.replace(/^0?/, '').replace('/08/', '/8/')).toBe(text.replace('05/', '5/'));
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('discards changes that were not applied', async () => {
    const { user, onValueChange, trigger } = await openPicker({ defaultValue: customRange });
    await user.clear(field('From'));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();

    await user.click(trigger);
    expect(field('From').value).toBe('06/11/2026');
    expect(onValueChange).not.toHaveBeenCalled();
  });

  it('adds its value to the outer form but never submits that form', async () => {
    const user = userEvent.setup();
    const onSubmit = vi.fn();
    render(
      <form aria-label="History" onSubmit={onSubmit}>
        <DateRangePicker {...fixedProps} name="days" defaultValue={customRange} />
      </form>,
    );
    const submittedValue = () =>
      new FormData(screen.getByRole<HTMLFormElement>('form', { name: 'History' })).get('days');
    expect(submittedValue()).toBe('2026-11-06/2026-11-17');

    await user.click(screen.getByRole('button'));
    await user.click(screen.getByRole('radio', { name: /Yesterday/ }));

    expect(submittedValue()).toBe('yesterday');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('keeps showing the controlled value after another preset is chosen', async () => {
    const { user, onValueChange, trigger } = await openPicker({ value: customRange });
    await user.click(screen.getByRole('radio', { name: /Yesterday/ }));

    expect(onValueChange).toHaveBeenCalledExactlyOnceWith({ preset: 'yesterday' });
    expect(trigger.textContent).toContain('6 Nov – 17 Nov 2026');
  });

  it('takes its name, description and disabled state from the field', () => {
    render(
      <Field.Root disabled>
        <Field.Label>Days</Field.Label>
        <DateRangePicker {...fixedProps} />
        <Field.Error>No longer kept</Field.Error>
      </Field.Root>,
    );
    const trigger = screen.getByRole('button', { name: 'Days Yesterday 20 Nov 2026' });
    expect(document.getElementById(trigger.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'No longer kept',
    );
    expect(trigger).toHaveProperty('disabled', true);
  });

  it('closes the panel on the first Escape and the surrounding drawer on the second', async () => {
    const user = userEvent.setup();
    render(
      <Drawer.Root defaultOpen>
        <Drawer.Content>
          <Drawer.Title>History</Drawer.Title>
          <DateRangePicker {...fixedProps} />
        </Drawer.Content>
      </Drawer.Root>,
    );
    await user.click(screen.getByRole('button', { name: /Dates/ }));
    await screen.findByRole('dialog', { name: 'Dates' });

    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'History' })).toBeTruthy();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('uses native date inputs on touch devices', async () => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), { matches: media.includes('coarse'), media }),
    );
    await openPicker({ defaultValue: customRange });
    const from = screen.getByLabelText<HTMLInputElement>('From');
    expect([from.type, from.value, from.max]).toEqual(['date', '2026-11-06', '2026-11-21']);
  });
});
