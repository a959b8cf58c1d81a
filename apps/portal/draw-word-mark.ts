import type { Artwork, Brand, Paint } from '@saddlebag/ui/tokens';
import { svgOf } from './brand-icon.ts';

const paint = (color: Paint | undefined): string =>
  color === undefined ? 'none' : color === 'current' ? 'currentColor' : `var(--sb-color-${color})`;

const drawArtwork = (artwork: Artwork, classes: string): string =>
  svgOf(artwork, paint).replace('<svg ', `<svg class="sb-artwork ${classes}" `);

interface WordMarkOptions {
  /** Classes of the frame around the mark and the wordmark. */
  readonly classes: string;
  /** Hides the wordmark on narrow screens. */
  readonly isCompact?: boolean;
}

/** Draws the brand's mark and wordmark as HTML, as the component `WordMark` renders them. */
export const drawWordMark = ({ logo }: Brand, { classes, isCompact = false }: WordMarkOptions): string =>
  `<span class="flex items-center gap-2.5 ${classes}">${drawArtwork(logo.mark, 'h-full w-auto shrink-0')}${drawArtwork(
    logo.wordmark,
    `h-[72%] w-auto ${isCompact ? 'hidden sm:block' : ''}`,
  )}</span>`;
