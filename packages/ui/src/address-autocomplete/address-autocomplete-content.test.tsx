import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { places, savedAddresses } from './examples/places.ts';
import { optionTexts, renderForm } from './test/render-form.tsx';

describe('AddressAutocomplete.Content', () => {
  it('hides previous addresses while loading and after a failure', async () => {
    const { user, field, update } = renderForm({ status: 'loading' });
    await user.type(field, 'kadam');
    expect(optionTexts()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('Searching…');

    update({ status: 'failed' });
    expect(optionTexts()).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe('The search did not work.');
  });

  it('retries a failed search by keyboard and keeps the list open', async () => {
    const onRetry = vi.fn();
    const { user, field } = renderForm({ status: 'failed', onRetry });

    await user.type(field, 'kadam{ArrowDown}{Enter}');

    expect(onRetry).toHaveBeenCalledOnce();
    expect(field.getAttribute('aria-expanded')).toBe('true');
  });

  it('announces the number of addresses, or that none was found', async () => {
    const { user, field, update } = renderForm();
    await user.type(field, 'kadam');
    expect(screen.getByRole('status').textContent).toBe('4 addresses');

    update({ status: 'empty', items: [] });
    expect(screen.getByRole('status').textContent).toBe('No address found');
  });

  it('labels each group of addresses with its heading', async () => {
    const { user, field } = renderForm({ items: [...savedAddresses, ...places] });

    await user.type(field, 'kadam');

    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      'Address book',
      'Places',
    ]);
  });

  it('keeps the rows of a group when another row becomes its first', async () => {
    const { user, field, update } = renderForm({ items: places });
    await user.type(field, 'kadam');
    const row = screen.getByRole('option', { name: /^140 Kadam Lane/ });

    update({ items: places.toReversed() });

    expect(optionTexts()[0]).toContain('Kadam Clinic');
    expect(screen.getByRole('option', { name: /^140 Kadam Lane/ })).toBe(row);
  });

  it('opens recent addresses when an empty field gains focus', async () => {
    const { user, field } = renderForm({ status: 'idle' });
    await user.tab();
    expect(document.activeElement).toBe(field);
    expect(optionTexts()).toHaveLength(4);

    await user.keyboard('{Escape}');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('stays closed on focus when it contains text or has no items', async () => {
    const { user, field, update } = renderForm({ text: 'kadam' });
    await user.tab();
    expect(field.getAttribute('aria-expanded')).toBe('false');

    update({ items: [], status: 'idle' });
    await user.clear(field);
    await user.keyboard('{Escape}');
    await user.tab({ shift: true });
    await user.tab();
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('opens what the search found when an invalid text gains focus', async () => {
    const { user, field, update } = renderForm({ text: 'kadam', error: 'Choose an address.' });
    await user.tab();
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(optionTexts()).toHaveLength(4);

    update({ items: [], status: 'idle' });
    await user.keyboard('{Escape}');
    await user.tab({ shift: true });
    await user.tab();
    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('clears the text with the clear button and keeps focus', async () => {
    const { user, field } = renderForm({ text: 'kadam' });

    await user.click(screen.getByRole('button', { name: 'Clear the address' }));

    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it('mounts focused and open with defaultOpen', () => {
    const { field } = renderForm({ text: 'kadam', defaultOpen: true });

    expect(document.activeElement).toBe(field);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(optionTexts()).toHaveLength(4);
  });

  it('keeps the caret position while typing in the middle of the text', async () => {
    const { user, field } = renderForm({ text: 'kadam' });
    await user.click(field);

    field.setSelectionRange(2, 2);
    await user.keyboard('xy');

    expect(field.value).toBe('kaxydam');
    expect(field.selectionStart).toBe(4);
  });
});
