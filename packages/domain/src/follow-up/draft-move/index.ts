export { $draftOffer, draftMoveAccepted, draftMoved, outletChanged } from './draft-move.model.ts';
