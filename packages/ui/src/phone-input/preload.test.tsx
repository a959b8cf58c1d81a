import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPhoneReader } from './phone-reader.ts';
import { PhoneInput } from './index.ts';

/** Renders the field in a browser that is always idle. */
const renderField = (preload?: boolean): HTMLInputElement => {
  render(<PhoneInput country="bd" preload={preload} aria-label="Phone" />);
  return screen.getByLabelText<HTMLInputElement>('Phone');
};

describe('a phone field', () => {
  beforeEach(() => {
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback));
    vi.stubGlobal('cancelIdleCallback', clearTimeout);
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });

  it('loads its numbering plans when the browser is idle', async () => {
    const field = renderField();
    await waitFor(() => {
      expect(field.placeholder).not.toBe('');
    });
  });

  it('loads its numbering plans at the first focus without preloading', async () => {
    const field = renderField(false);
    await loadPhoneReader();
    await new Promise((resolve) => {
      requestIdleCallback(resolve);
    });
    expect(field.placeholder).toBe('');

    fireEvent.focus(field);
    await waitFor(() => {
      expect(field.placeholder).not.toBe('');
    });
  });
});
