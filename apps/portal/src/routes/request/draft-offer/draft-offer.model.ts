import { sample } from 'effector';
import { draftMoved, outletChanged } from '@saddlebag/domain/draft-move';
import { focusScreenFx, outletPicked } from '../../../shell/shell.model.ts';
import { RequestGate } from '../model.ts';
import './texts.ts';

// When another outlet is picked on the request screen, its screen may offer the draft of this one.
sample({
  clock: outletPicked,
  source: { isOpen: RequestGate.status, request: RequestGate.state },
  filter: ({ isOpen, request }, picked) => isOpen && request.vendorId !== picked,
  fn: ({ request }, picked) => ({ from: request.vendorId, to: picked }),
  target: outletChanged,
});

// The button disappears with the offer, so move the focus to the form.
sample({ clock: draftMoved, fn: () => undefined, target: focusScreenFx });
