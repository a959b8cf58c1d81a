import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { PhoneInput } from './index.ts';
import type { PhoneValue } from './index.ts';

vi.mock('./market-phone-reader.ts', () => {
  throw new Error('offline');
});

describe('PhoneInput without numbering plans', () => {
  it('emits a typed number as not possible and keeps its text', async () => {
    const user = userEvent.setup();
    const onValueChange = vi.fn<(value: PhoneValue) => void>();
    render(<PhoneInput country="bd" aria-label="Phone" onValueChange={onValueChange} />);
    const field = screen.getByLabelText<HTMLInputElement>('Phone');

    await user.type(field, '01712345678');

    await waitFor(() => {
      expect(onValueChange.mock.lastCall?.[0]).toMatchObject({
        text: '01712345678',
        e164: null,
        possible: false,
      });
    });
    expect(field.value).toBe('01712345678');
  });
});
