import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PhoneInput } from './index.ts';
import { loadPhoneReader, loadWorldPhoneReader } from './phone-reader.ts';
import { worldPhoneReader } from './world-phone-reader.ts';
import type { PhoneValue } from './index.ts';

vi.mock('./phone-reader.ts', { spy: true });

const offline = () => Promise.reject(new Error('offline'));

describe('PhoneInput without numbering plans', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.mocked(loadPhoneReader).mockRestore();
    vi.mocked(loadWorldPhoneReader).mockRestore();
    vi.useRealTimers();
  });

  const typeNumber = async (number: string) => {
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    const onValueChange = vi.fn<(value: PhoneValue) => void>();
    render(<PhoneInput country="bd" aria-label="Phone" onValueChange={onValueChange} />);
    const field = screen.getByLabelText<HTMLInputElement>('Phone');
    await user.type(field, number);
    return { field, lastValue: () => onValueChange.mock.lastCall?.[0] };
  };

  it('emits a typed number as possible, because only a service can check it, and keeps its text', async () => {
    vi.mocked(loadPhoneReader).mockImplementation(offline);
    const { field, lastValue } = await typeNumber('0171');

    expect(lastValue()).toMatchObject({ text: '0171', e164: null, possible: true });
    expect(field.value).toBe('0171');
    expect(field.closest('[data-slot=phone-input]')?.hasAttribute('data-possible')).toBe(false);
  });

  it('retries a failed load and then parses the number', async () => {
    vi.mocked(loadPhoneReader).mockImplementation(offline);
    const { lastValue } = await typeNumber('01712345678');
    expect(lastValue()).toMatchObject({ e164: null });

    vi.mocked(loadPhoneReader).mockRestore();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await vi.waitFor(() => {
      expect(lastValue()).toMatchObject({ text: '01712-345678', e164: '+8801712345678', possible: true });
    });
  });

  it('emits a number of another country as unknown until its plan loads', async () => {
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    vi.mocked(loadWorldPhoneReader).mockReturnValue(released.then(() => worldPhoneReader));
    const { lastValue } = await typeNumber('+44 20 7946 0958');
    expect(lastValue()).toMatchObject({ possible: null });

    release();
    await vi.waitFor(() => {
      expect(lastValue()).toMatchObject({ e164: '+442079460958', possible: true });
    });
  });

  it('emits a number of another country as possible if its plan fails to load', async () => {
    vi.mocked(loadWorldPhoneReader).mockImplementation(offline);
    const { lastValue } = await typeNumber('+44 20 7946 0958');

    expect(lastValue()).toMatchObject({ e164: null, possible: true });
  });
});
