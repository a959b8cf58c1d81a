import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { createGate } from 'effector-react';
import { $storage } from '@saddlebag/domain/ports';
import './texts.ts';

/** The papers of a slip: two widths of a receipt printer, and a sheet for an office printer. */
export const slipPapers = ['58mm', '80mm', 'A6'] as const;
export type SlipPaper = (typeof slipPapers)[number];

/** A setting of the device, whose printer stays the same. It survives a logout. */
const storageKey = 'slip-paper';

export const isSlipPaper = (text: string | null): text is SlipPaper =>
  slipPapers.some((paper) => paper === text);

/** Open while the vendor looks at a slip. */
export const SlipGate = createGate();
export const paperChosen = createEvent<SlipPaper>();
/** The vendor pressed the print button. */
export const slipPrintPressed = createEvent();

const readPaperFx = attach({ source: $storage, effect: (storage) => storage.read(storageKey) });
const storePaperFx = attach({
  source: $storage,
  effect: (storage, paper: SlipPaper) => storage.write(storageKey, paper),
});
/** Opens the browser's print dialog. */
export const printPageFx = createEffect(() => window.print());

const storedPaperFound = readPaperFx.doneData.filterMap((text) => (isSlipPaper(text) ? text : undefined));

/** The paper that the vendor used last on this device. */
export const $paper = createStore<SlipPaper>('80mm').on([storedPaperFound, paperChosen], (_, paper) => paper);

// When a slip opens, restore the paper of this device.
sample({ clock: SlipGate.open, fn: () => undefined, target: readPaperFx });

// When the vendor chooses a paper, remember it.
sample({ clock: paperChosen, target: storePaperFx });

// When the vendor presses the button, print the page. The stylesheet prints only the slip.
sample({ clock: slipPrintPressed, target: printPageFx });
