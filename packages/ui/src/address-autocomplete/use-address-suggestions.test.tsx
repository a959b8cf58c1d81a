import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressAutocomplete, useAddressSuggestions } from './index.ts';
import type { AddressItem } from './index.ts';

const recentAddresses: readonly AddressItem[] = [{ id: 'r', label: '22 Heron Street' }];

/** A search service whose requests the test settles one by one. */
const createService = () => {
  const requests: {
    text: string;
    signal: AbortSignal;
    answer: (labels: readonly string[]) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const find = (text: string, signal: AbortSignal) =>
    new Promise<readonly AddressItem[]>((resolve, reject) => {
      requests.push({
        text,
        signal,
        answer: (labels) =>
          act(() => Promise.resolve(resolve(labels.map((label) => ({ id: label, label }))))),
        fail: () => act(() => Promise.resolve(reject(new Error('offline')))),
      });
    });
  return { requests, find };
};

function SearchField({ find }: { readonly find: ReturnType<typeof createService>['find'] }) {
  const suggestions = useAddressSuggestions({ find, recent: recentAddresses });
  return (
    <AddressAutocomplete.Root {...suggestions} onItemPick={vi.fn()}>
      <AddressAutocomplete.Input aria-label="Deliver to" />
      <AddressAutocomplete.Content />
    </AddressAutocomplete.Root>
  );
}

const renderSearch = () => {
  const { requests, find } = createService();
  render(<SearchField find={find} />);
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const field = screen.getByRole('combobox');
  /**
   * Sets the text directly, because `userEvent` would wait for the fake timers. Returns after the field has reported
   * it, which follows the next frame.
   */
  const type = async (text: string) => {
    fireEvent.change(field, { target: { value: text } });
    vi.advanceTimersToNextFrame();
    await wait(1);
  };
  return { requests, wait, type, field };
};
const optionTexts = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('useAddressSuggestions', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('suggests recent addresses while the field is empty', () => {
    const { requests, field } = renderSearch();
    fireEvent.click(field);
    expect(optionTexts()).toEqual(['22 Heron Street']);
    expect(requests).toEqual([]);
  });

  it('searches once, half a second after the last keystroke', async () => {
    const { requests, wait, type } = renderSearch();
    await type('kadam');
    await wait(499);
    expect(requests).toEqual([]);
    await wait(1);
    expect(requests.map(({ text }) => text)).toEqual(['kadam']);
  });

  it('ignores a late result for an earlier text', async () => {
    const { requests, wait, type } = renderSearch();
    await type('kadam');
    await wait(500);
    await type('kadam lane');
    await wait(500);

    await requests[1]?.answer(['14 Kadam Lane']);
    await requests[0]?.answer(['Kadam Clinic']);

    expect(optionTexts()).toEqual(['14 Kadam Lane']);
    expect(requests[0]?.signal.aborted).toBe(true);
  });

  it('hides the previous results while it searches for a new text', async () => {
    const { requests, wait, type } = renderSearch();
    await type('kadam');
    await wait(500);
    await requests[0]?.answer(['Kadam Clinic']);
    expect(optionTexts()).toEqual(['Kadam Clinic']);

    await type('kadamt');

    expect(optionTexts()).toEqual([]);
    expect(screen.getByText('Searching…', { selector: '[data-slot=address-loading] *' })).toBeTruthy();
  });

  it('retries a failed search without debouncing', async () => {
    const { requests, wait, type } = renderSearch();
    await type('kadam');
    await wait(500);
    await requests[0]?.fail();

    fireEvent.click(screen.getByRole('option', { name: 'Search again' }));
    await wait(0);
    await requests[1]?.answer(['Kadam Clinic']);

    expect(requests.map(({ text }) => text)).toEqual(['kadam', 'kadam']);
    expect(optionTexts()).toEqual(['Kadam Clinic']);
  });

  it('aborts the search when the field is cleared', async () => {
    const { requests, wait, type } = renderSearch();
    await type('kadam');
    await wait(500);
    await type('');
    expect(requests[0]?.signal.aborted).toBe(true);
    expect(optionTexts()).toEqual(['22 Heron Street']);
  });
});
