import { DirectionProvider } from '@radix-ui/react-direction';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderForm } from './test/render-form.tsx';
import { AddressAutocomplete } from './index.ts';

const enterText = (field: HTMLInputElement, text: string) => {
  fireEvent.change(field, { target: { value: text } });
};

const renderField = (direction: 'ltr' | 'rtl' = 'ltr') => {
  const onInputValueChange = vi.fn<(text: string) => void>();
  const view = render(
    <DirectionProvider dir={direction}>
      <AddressAutocomplete.Root
        inputValue=""
        onInputValueChange={onInputValueChange}
        items={[]}
        status="idle"
        onItemPick={vi.fn()}
      >
        <AddressAutocomplete.Input aria-label="Deliver to" />
        <AddressAutocomplete.Content />
      </AddressAutocomplete.Root>
    </DirectionProvider>,
  );
  return { ...view, onInputValueChange, field: screen.getByRole<HTMLInputElement>('combobox') };
};

describe('typed text', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is shown at once and reported after the next frame', () => {
    const { field, onInputValueChange } = renderField();
    enterText(field, 'k');
    expect(field.value).toBe('k');
    vi.advanceTimersToNextFrame();
    expect(onInputValueChange).not.toHaveBeenCalled();

    vi.runAllTimers();
    expect(onInputValueChange.mock.calls).toEqual([['k']]);
  });

  it.each(['keyDown', 'pointerDown', 'blur', 'submit'] as const)('is reported once before %s', (event) => {
    const { field, onInputValueChange } = renderField();
    enterText(field, 'kadam');
    fireEvent[event](field);
    expect(onInputValueChange.mock.calls).toEqual([['kadam']]);

    vi.runAllTimers();
    expect(onInputValueChange).toHaveBeenCalledOnce();
  });

  it('is reported as a whole after several changes in one frame', () => {
    const { field, onInputValueChange } = renderField();
    enterText(field, 'k');
    enterText(field, 'ka');
    vi.runAllTimers();
    expect(onInputValueChange.mock.calls).toEqual([['ka']]);
  });

  it('gives way to the text of a consumer that does not take it', () => {
    const { field, onInputValueChange } = renderField();
    enterText(field, 'kadam');
    act(() => {
      vi.runAllTimers();
    });
    expect(onInputValueChange).toHaveBeenCalledOnce();
    expect(field.value).toBe('');
  });

  it('has its own direction if it differs from that of the page', () => {
    const { field } = renderField();
    enterText(field, '12 Kadam Lane');
    expect(field.hasAttribute('dir')).toBe(false);
    enterText(field, 'شارع 12');
    expect(field.dir).toBe('auto');
    enterText(field, '');
    expect(field.hasAttribute('dir')).toBe(false);
  });

  it('has its own direction on a page that is read from right to left', () => {
    const { field } = renderField('rtl');
    enterText(field, 'شارع 12');
    expect(field.hasAttribute('dir')).toBe(false);
    enterText(field, '12 Kadam Lane');
    expect(field.dir).toBe('auto');
  });

  it('is reported if the field disappears', () => {
    const { field, onInputValueChange, unmount } = renderField();
    enterText(field, 'kadam');
    unmount();
    expect(onInputValueChange.mock.calls).toEqual([['kadam']]);
  });

  it('decides what Enter picks, even in the same frame', () => {
    const { field, onItemPick } = renderForm({ status: 'ready' });
    enterText(field, 'kadam');
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(onItemPick).toHaveBeenCalledOnce();
  });
});
