import { afterEach, describe, expect, it } from 'vitest';
import { createKeyReader, type Shortcut } from './key-reader.ts';

afterEach(() => document.body.replaceChildren());

/** Presses keys one after the other on an element and returns the shortcuts that they complete. */
const pressOn = (target: Element, presses: readonly KeyboardEventInit[], isApple = false) => {
  const readKey = createKeyReader(isApple);
  const shortcuts: (Shortcut | null)[] = [];
  const listener = (event: KeyboardEvent) => shortcuts.push(readKey(event));
  window.addEventListener('keydown', listener);
  for (const press of presses)
    target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...press }));
  window.removeEventListener('keydown', listener);
  return shortcuts;
};

const press = (...presses: readonly KeyboardEventInit[]) => pressOn(document.body, presses).at(-1);
const pressIn = (markup: string, ...presses: readonly KeyboardEventInit[]) => {
  document.body.innerHTML = markup;
  const target = document.body.querySelector('[data-target]') ?? document.body;
  return pressOn(target, presses).at(-1);
};

describe('createKeyReader', () => {
  it.each<[string, readonly KeyboardEventInit[], Shortcut]>([
    ['Ctrl+K', [{ key: 'k', ctrlKey: true }], 'palette'],
    ['a question mark', [{ key: '?', shiftKey: true }], 'list'],
    ['an Arabic question mark', [{ key: '؟', shiftKey: true }], 'list'],
    ['N', [{ key: 'n' }], 'new'],
    ['N with caps lock', [{ key: 'N' }], 'new'],
    ['N on an Arabic keyboard', [{ key: 'ى', code: 'KeyN' }], 'new'],
    ['N on a Bengali keyboard', [{ key: 'স', code: 'KeyN' }], 'new'],
    ['G, then R', [{ key: 'g' }, { key: 'r' }], 'request'],
    ['G, then T', [{ key: 'g' }, { key: 't' }], 'tracking'],
    ['G, then H', [{ key: 'g' }, { key: 'h' }], 'history'],
    ['G, then B', [{ key: 'g' }, { key: 'b' }], 'bulk'],
  ])('recognises %s', (_, presses, expected) => {
    expect(press(...presses)).toBe(expected);
  });

  it('uses the command key on Apple devices, where Ctrl+K deletes text', () => {
    const presses = [
      { key: 'k', metaKey: true },
      { key: 'k', ctrlKey: true },
    ];

    expect(pressOn(document.body, presses, true)).toEqual(['palette', null]);
    expect(pressOn(document.body, presses)).toEqual([null, 'palette']);
  });

  it.each<[string, readonly KeyboardEventInit[]]>([
    ['the second key of a section alone', [{ key: 't' }]],
    ['another key in between', [{ key: 'g' }, { key: 'x' }, { key: 't' }]],
    ['N as the second key', [{ key: 'g' }, { key: 'n' }]],
    ['Ctrl+N', [{ key: 'n', ctrlKey: true }]],
    ['Alt+N', [{ key: 'n', altKey: true }]],
    ['Command+N', [{ key: 'n', metaKey: true }]],
    ['Shift+N', [{ key: 'N', shiftKey: true }]],
    ['Ctrl+Shift+K', [{ key: 'K', ctrlKey: true, shiftKey: true }]],
    ['Ctrl+Alt+K', [{ key: 'k', ctrlKey: true, altKey: true }]],
    ['a key that is held down', [{ key: 'n', repeat: true }]],
    ['a key of an input method', [{ key: 'k', ctrlKey: true, isComposing: true }]],
  ])('ignores %s', (_, presses) => {
    expect(press(...presses)).toBe(null);
  });

  it('ignores a second key that comes too late', () => {
    const [first, second] = ['g', 't'].map((key) => new KeyboardEvent('keydown', { key }));
    const readKey = createKeyReader(false);
    if (!first || !second) throw new Error('Both keys are needed for a sequence.');
    Object.defineProperty(first, 'timeStamp', { value: 1000 });
    Object.defineProperty(second, 'timeStamp', { value: 2500 });

    expect([readKey(first), readKey(second)]).toEqual([null, null]);
  });

  it.each([
    ['a text field', '<input data-target />'],
    ['a search', '<input type="search" data-target />'],
    ['a text area', '<textarea data-target></textarea>'],
    ['a select', '<select data-target></select>'],
    ['editable text', '<p contenteditable="true"><b data-target>x</b></p>'],
    ['a cell of a grid', '<div role="grid"><div role="gridcell" tabindex="0" data-target></div></div>'],
    ['a menu', '<div role="menu"><div role="menuitem" data-target></div></div>'],
  ])('ignores single keys in %s, but not Ctrl+K', (_, markup) => {
    expect(pressIn(markup, { key: '?' })).toBe(null);
    expect(pressIn(markup, { key: 'n' })).toBe(null);
    expect(pressIn(markup, { key: 'g' }, { key: 't' })).toBe(null);
    expect(pressIn(markup, { key: 'k', ctrlKey: true })).toBe('palette');
  });

  it.each([
    ['a radio button', '<input type="radio" data-target />'],
    ['a button', '<button data-target></button>'],
    ['a closed popover', '<div popover="auto" role="dialog"></div><a href="#" data-target></a>'],
  ])('recognises single keys at %s', (_, markup) => {
    expect(pressIn(markup, { key: 'n' })).toBe('new');
  });

  it.each([
    ['a dialog', '<div role="dialog"><button data-target></button></div>'],
    ['a dialog beside the focused element', '<div role="dialog"></div><button data-target></button>'],
    ['a question', '<div role="alertdialog"><button data-target></button></div>'],
  ])('ignores all shortcuts with %s open', (_, markup) => {
    expect(pressIn(markup, { key: '?' })).toBe(null);
    expect(pressIn(markup, { key: 'g' }, { key: 't' })).toBe(null);
    expect(pressIn(markup, { key: 'k', ctrlKey: true })).toBe(null);
  });

  it('ignores a key that the screen has handled', () => {
    const handle = (event: Event) => event.preventDefault();
    document.addEventListener('keydown', handle);
    const shortcut = press({ key: '?' });
    document.removeEventListener('keydown', handle);

    expect(shortcut).toBe(null);
  });
});
