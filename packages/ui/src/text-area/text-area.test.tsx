import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TextArea } from './index.ts';
import { measureText } from './measure-text.ts';

describe('TextArea', () => {
  it('keeps pasted text beyond the limit and announces the excess', async () => {
    render(<TextArea label="Notes" limit={10} />);
    const notes = screen.getByLabelText('Notes');

    await userEvent.click(notes);
    await userEvent.paste('Second floor, green door');

    expect(notes).toHaveProperty('value', 'Second floor, green door');
    expect(notes.getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('status').textContent).toBe('14 characters too many');
  });

  it('announces the remaining length only near the limit', async () => {
    render(<TextArea label="Notes" limit={10} />);

    await userEvent.type(screen.getByLabelText('Notes'), 'Green');
    expect(screen.getByRole('status').textContent).toBe('');
    await userEvent.type(screen.getByLabelText('Notes'), ' gat');

    expect(screen.getByRole('status').textContent).toBe('1 character left');
  });

  it('takes its text direction from its content', () => {
    render(<TextArea label="Notes" />);
    expect(screen.getByLabelText('Notes').getAttribute('dir')).toBe('auto');
  });
});

describe('measureText', () => {
  it('counts graphemes, characters and bytes of an emoji sequence', () => {
    const family = '👨‍👩‍👧';
    expect(measureText(family, 'grapheme')).toBe(1);
    expect(measureText(family, 'character')).toBe(5);
    expect(measureText(family, 'byte')).toBe(18);
  });

  it('never counts more graphemes than characters or more characters than bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(measureText(text, 'grapheme')).toBeLessThanOrEqual(measureText(text, 'character'));
        expect(measureText(text, 'character')).toBeLessThanOrEqual(measureText(text, 'byte'));
      }),
    );
  });
});
