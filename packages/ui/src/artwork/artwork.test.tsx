import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { letterMark, setName } from '../../tokens/lettering.ts';
import { Artwork } from './artwork.tsx';

describe('an artwork', () => {
  it('is an image by the name it is given, and decoration without one', () => {
    const { container } = render(<Artwork artwork={setName('Tamarind')} label="Tamarind" />);
    expect(screen.queryByRole('img', { name: 'Tamarind' })).not.toBeNull();

    render(<Artwork artwork={setName('Tamarind')} />, { container });
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('sets a name that nobody has drawn, spaced to the width of its drawing', () => {
    const artwork = setName('Ma & i');
    render(<Artwork artwork={artwork} label="Ma & i" />);

    const words = screen.getByText('Ma & i');
    const width = Number(artwork.viewBox.split(' ')[2]);
    expect(Number(words.getAttribute('x')) + Number(words.getAttribute('textLength'))).toBeLessThan(width);
  });

  it.each([
    ['tamarind', 'T'],
    ['  ñandú', 'Ñ'],
    ['つばめ', 'つ'],
    ['𠮷野', '𠮷'],
  ])('makes a sign of the first letter of %s', (name, letter) => {
    render(<Artwork artwork={letterMark(name)} />);
    expect(screen.queryByText(letter)).not.toBeNull();
  });

  it('ends strokes as its drawing says', () => {
    const shapes = [{ d: 'M0 0h9', stroke: 'current' }] as const;
    const { container } = render(<Artwork artwork={{ viewBox: '0 0 9 9', ends: 'sharp', shapes }} />);
    expect(container.querySelector('path')?.getAttribute('stroke-linecap')).toBe('butt');
  });
});
