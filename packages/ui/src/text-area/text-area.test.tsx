import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextArea } from './index.ts';
import { measureText } from './measure-text.ts';

describe('a text area', () => {
  it('never cuts a paste, and says by how much it is too long', async () => {
    render(<TextArea label="Notes" limit={10} />);
    const notes = screen.getByLabelText('Notes');

    await userEvent.click(notes);
    await userEvent.paste('Second floor, green door');

    expect(notes).toHaveProperty('value', 'Second floor, green door');
    expect(notes.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('14 characters too many');
  });

  it('is silent while there is plenty of room, and speaks near the limit', async () => {
    render(<TextArea label="Notes" limit={10} />);

    await userEvent.type(screen.getByLabelText('Notes'), 'Green');
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.type(screen.getByLabelText('Notes'), ' gat');

    expect(screen.getByRole('status').textContent).toBe('1 character left');
  });

  it('takes its direction from what is typed', () => {
    render(<TextArea label="Notes" />);
    expect(screen.getByLabelText('Notes').getAttribute('dir')).toBe('auto');
  });
});

describe('the length of a text', () => {
  it('differs by unit', () => {
    const family = '👨‍👩‍👧';
    expect(measureText(family, 'grapheme')).toBe(1);
    expect(measureText(family, 'character')).toBe(5);
    expect(measureText(family, 'byte')).toBe(18);
  });

  it('never has more graphemes than characters, nor more characters than bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(measureText(text, 'grapheme')).toBeLessThanOrEqual(measureText(text, 'character'));
        expect(measureText(text, 'character')).toBeLessThanOrEqual(measureText(text, 'byte'));
      }),
    );
  });
});
