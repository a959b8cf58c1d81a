import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddressAutocomplete, useAddressSuggestions } from './index.ts';
import type { AddressItem } from './index.ts';

const recent: readonly AddressItem[] = [{ id: 'r', label: '22 Heron Street' }];

/** A service that answers each search when the test says so. */
const service = () => {
  const asked: {
    text: string;
    signal: AbortSignal;
    answer: (labels: readonly string[]) => Promise<void>;
    fail: () => Promise<void>;
  }[] = [];
  const find = (text: string, signal: AbortSignal) =>
    new Promise<readonly AddressItem[]>((resolve, reject) => {
      asked.push({
        text,
        signal,
        answer: (labels) =>
          act(() => Promise.resolve(resolve(labels.map((label) => ({ id: label, label }))))),
        fail: () => act(() => Promise.resolve(reject(new Error('offline')))),
      });
    });
  return { asked, find };
};

function Search({ find }: { readonly find: ReturnType<typeof service>['find'] }) {
  const suggestions = useAddressSuggestions({ find, recent });
  return (
    <AddressAutocomplete.Root {...suggestions} onItemPick={vi.fn()}>
      <AddressAutocomplete.Input aria-label="Deliver to" />
      <AddressAutocomplete.Content />
    </AddressAutocomplete.Root>
  );
}

const open = () => {
  const { asked, find } = service();
  render(<Search find={find} />);
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  const field = screen.getByRole('combobox');
  /** The field holds this text now; real keys would bring real time with them. */
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  return { asked, wait, type, field };
};
const options = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('a search for addresses', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('offers recent ones while nothing is typed', () => {
    const { asked, field } = open();
    fireEvent.click(field);
    expect(options()).toEqual(['22 Heron Street']);
    expect(asked).toEqual([]);
  });

  it('waits for a pause of half a second, then asks once for the whole text', async () => {
    const { asked, wait, type } = open();
    type('kadam');
    await wait(499);
    expect(asked).toEqual([]);
    await wait(1);
    expect(asked.map(({ text }) => text)).toEqual(['kadam']);
  });

  it('never shows the answer to another text, in whatever order answers come', async () => {
    const { asked, wait, type } = open();
    type('kadam');
    await wait(500);
    type('kadam lane');
    await wait(500);

    await asked[1]?.answer(['14 Kadam Lane']);
    await asked[0]?.answer(['Kadam Clinic']);

    expect(options()).toEqual(['14 Kadam Lane']);
    expect(asked[0]?.signal.aborted).toBe(true);
  });

  it('shows nothing of the old text while the new one is searched for', async () => {
    const { asked, wait, type } = open();
    type('kadam');
    await wait(500);
    await asked[0]?.answer(['Kadam Clinic']);
    expect(options()).toEqual(['Kadam Clinic']);

    type('kadamt');

    expect(options()).toEqual([]);
    expect(screen.getByText('Searching…', { selector: '[data-slot=address-loading] *' })).toBeTruthy();
  });

  it('asks again at once when the vendor says so after a failure', async () => {
    const { asked, wait, type } = open();
    type('kadam');
    await wait(500);
    await asked[0]?.fail();

    fireEvent.click(screen.getByRole('option', { name: 'Search again' }));
    await wait(0);
    await asked[1]?.answer(['Kadam Clinic']);

    expect(asked.map(({ text }) => text)).toEqual(['kadam', 'kadam']);
    expect(options()).toEqual(['Kadam Clinic']);
  });

  it('gives up what nobody waits for any more', async () => {
    const { asked, wait, type } = open();
    type('kadam');
    await wait(500);
    type('');
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(options()).toEqual(['22 Heron Street']);
  });
});
