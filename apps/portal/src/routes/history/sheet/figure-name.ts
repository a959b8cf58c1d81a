import type { Flags } from '@saddlebag/domain/contracts';
import type { SheetFigure } from '@saddlebag/domain/history';
import type { Translate } from '@saddlebag/domain/i18n';

/** Returns the name of a figure. With the flag `PayAtPickup`, the rider pays the cash at pick-up. */
export const figureNameOf = (t: Translate, figure: SheetFigure, { PayAtPickup }: Flags): string =>
  t(`history.sheet.${figure === 'cash' && PayAtPickup ? 'cash-at-pickup' : figure}`);
