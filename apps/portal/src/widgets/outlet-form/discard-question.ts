import { createConfirm } from '@saddlebag/ui/confirm-dialog';

/** Asks before an edited collection point is discarded. */
export const discardQuestion = createConfirm();
