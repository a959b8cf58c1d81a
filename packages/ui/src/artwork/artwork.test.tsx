import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createInitialMark, createTextWordmark } from '../../tokens/lettering.ts';
import { Artwork } from './artwork.tsx';

describe('Artwork', () => {
  it('is exposed to screen readers only with a label', () => {
    const { container } = render(<Artwork artwork={createTextWordmark('Tamarind')} label="Tamarind" />);
    expect(screen.queryByRole('img', { name: 'Tamarind' })).not.toBeNull();

    render(<Artwork artwork={createTextWordmark('Tamarind')} />, { container });
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('draws paths with butt line caps when the ends are sharp', () => {
    const shapes = [{ d: 'M0 0h9', stroke: 'current' }] as const;
    const { container } = render(<Artwork artwork={{ viewBox: '0 0 9 9', ends: 'sharp', shapes }} />);
    expect(container.querySelector('path')?.getAttribute('stroke-linecap')).toBe('butt');
  });
});

describe('createTextWordmark', () => {
  it('fits the text into the viewBox of the wordmark', () => {
    const artwork = createTextWordmark('Ma & i');
    render(<Artwork artwork={artwork} label="Ma & i" />);

    const textElement = screen.getByText('Ma & i');
    const width = Number(artwork.viewBox.split(' ')[2]);
    expect(
      Number(textElement.getAttribute('x')) + Number(textElement.getAttribute('textLength')),
    ).toBeLessThan(width);
  });
});

describe('createInitialMark', () => {
  it.each([
    ['tamarind', 'T'],
    ['  ñandú', 'Ñ'],
    ['つばめ', 'つ'],
    ['𠮷野', '𠮷'],
  ])('uses the first letter of "%s" as the mark', (name, letter) => {
    render(<Artwork artwork={createInitialMark(name)} />);
    expect(screen.queryByText(letter)).not.toBeNull();
  });
});
