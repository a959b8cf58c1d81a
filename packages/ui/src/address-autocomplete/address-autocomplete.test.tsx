import { createEvent, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { mapAction, places } from './examples/places.ts';
import { optionTexts, renderForm } from './test/render-form.tsx';

describe('AddressAutocomplete', () => {
  it('takes its name from the field label and opens when the user types', async () => {
    const { user, field } = renderForm();
    expect(field.getAttribute('aria-expanded')).toBe('false');

    await user.type(field, 'kadam');

    expect(screen.getByLabelText('Deliver to')).toBe(field);
    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(optionTexts()).toHaveLength(4);
  });

  // Proves: piece.address-field
  it('picks an address with arrow keys and Enter without changing the text', async () => {
    const { user, field, onItemPick } = renderForm();

    await user.type(field, 'kadam{ArrowDown}{ArrowDown}{Enter}');

    expect(onItemPick).toHaveBeenCalledExactlyOnceWith(places[1]);
    expect(field.value).toBe('kadam');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  // Proves: piece.address-field
  it('picks an address with a click', async () => {
    const { user, field, onItemPick } = renderForm();
    await user.type(field, 'kadam');

    await user.click(screen.getByText('Lotus Avenue, Dhaka'));

    expect(onItemPick).toHaveBeenCalledExactlyOnceWith(places[2]);
  });

  it('picks the first address on Enter while none is highlighted, without submitting the form', async () => {
    const onSubmit = vi.fn();
    const { user, field, onItemPick } = renderForm({ onSubmit, actions: [mapAction] });

    await user.type(field, 'kadam{Enter}');

    expect(onItemPick).toHaveBeenCalledExactlyOnceWith(places[0]);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it.each(['loading', 'ready'] as const)('starts a default action on Enter: %s', async (status) => {
    const onSubmit = vi.fn();
    const takePoint = { id: 'point', label: 'Use 23.78, 90.40', isDefault: true };
    const { user, field, onItemPick, onActionPick } = renderForm({
      status,
      onSubmit,
      actions: [takePoint, mapAction],
    });

    await user.type(field, '23.78, 90.40{Escape}{Enter}');

    expect(onActionPick).toHaveBeenCalledExactlyOnceWith(takePoint);
    expect(onItemPick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each(['empty', 'failed'] as const)('keeps the list open on Enter after a search: %s', async (status) => {
    const onSubmit = vi.fn();
    const { user, field, onActionPick } = renderForm({ status, onSubmit, actions: [mapAction] });

    await user.type(field, 'kadam{Enter}');

    expect(field.getAttribute('aria-expanded')).toBe('true');
    expect(onActionPick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('submits the form on Enter after the list was closed', async () => {
    const onSubmit = vi.fn((event: Event) => event.preventDefault());
    const { user, field, onItemPick } = renderForm({ onSubmit: onSubmit as never });

    await user.type(field, 'kadam{Escape}{Enter}');

    expect(onSubmit).toHaveBeenCalledOnce();
    expect(onItemPick).not.toHaveBeenCalled();
  });

  it('picks the highlighted address on Tab and moves the focus', async () => {
    const { user, field, onItemPick } = renderForm();

    await user.type(field, 'kadam{ArrowDown}');
    await user.tab();

    expect(onItemPick).toHaveBeenCalledExactlyOnceWith(places[0]);
    expect(document.activeElement).not.toBe(field);
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('shows the second line and the warning of an address, and marks no numbers in it', async () => {
    const place = { id: 'far', label: '2 Kadam Lane', description: 'Kadam · 2 km', warning: 'Too far' };
    const { user, field } = renderForm({ items: [place] });

    await user.type(field, '2 kadam');

    await screen.findAllByText('Kadam', { selector: 'mark' });
    expect(screen.getByRole('option').textContent).toBe('2 Kadam LaneKadam · 2 km · Too far');
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual([
      '2',
      'Kadam',
      'Kadam',
    ]);
  });

  it('keeps the text and picks nothing when it loses focus', async () => {
    const { user, field, onItemPick } = renderForm();

    await user.type(field, 'kadam');
    await user.tab();
    await user.tab();

    expect(onItemPick).not.toHaveBeenCalled();
    expect(field.value).toBe('kadam');
    expect(field.getAttribute('aria-expanded')).toBe('false');
  });

  it('ignores Enter while an input method is composing', async () => {
    const { user, field, onItemPick } = renderForm();
    await user.type(field, 'か{ArrowDown}');
    fireEvent(field, createEvent.keyDown(field, { key: 'Enter', keyCode: 229, isComposing: true }));
    expect(onItemPick).not.toHaveBeenCalled();
    expect(field.getAttribute('aria-expanded')).toBe('true');
  });

  it('closes the list on the first Escape, clears the text on the second and ignores the third', async () => {
    const onDocumentKeyDown = vi.fn();
    document.addEventListener('keydown', onDocumentKeyDown);
    const { user, field } = renderForm();
    await user.type(field, 'kadam');
    onDocumentKeyDown.mockClear();

    await user.keyboard('{Escape}');
    expect([field.getAttribute('aria-expanded'), field.value]).toEqual(['false', 'kadam']);
    await user.keyboard('{Escape}');
    expect(field.value).toBe('');
    expect(onDocumentKeyDown).not.toHaveBeenCalled();
    await user.keyboard('{Escape}');
    expect(onDocumentKeyDown).toHaveBeenCalledOnce();

    document.removeEventListener('keydown', onDocumentKeyDown);
  });

  it('moves the caret to the start of the text on Home while the list is open', async () => {
    const { user, field } = renderForm();
    await user.type(field, 'kadam{ArrowDown}');

    await user.keyboard('{Home}1');

    expect(field.value).toBe('1kadam');
  });

  it('keeps the highlight on the same row when results arrive before Enter', async () => {
    const { user, field, onItemPick, onActionPick, update } = renderForm({
      status: 'empty',
      actions: [mapAction],
    });
    await user.type(field, 'kadam{ArrowDown}');

    update({ status: 'ready', actions: [mapAction] });
    await user.keyboard('{Enter}');

    expect(onItemPick).not.toHaveBeenCalled();
    expect(onActionPick).toHaveBeenCalledExactlyOnceWith(mapAction);
  });

  it('ignores arrow keys and Enter until the results have loaded', async () => {
    const onSubmit = vi.fn();
    const loadingProps = { status: 'loading' as const, actions: [mapAction], onSubmit };
    const { user, field, onItemPick, onActionPick, update } = renderForm(loadingProps);
    await user.type(field, 'kadam{ArrowDown}{Enter}');
    expect(onActionPick).not.toHaveBeenCalled();
    expect(onSubmit).not.toHaveBeenCalled();
    update({ ...loadingProps, status: 'ready' });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(onItemPick).toHaveBeenCalledExactlyOnceWith(places[0]);
  });
});
