export {
  $originForm,
  $originGaps,
  originChangeRequested,
  originConfirmed,
  originDetailsChanged,
  originNeeded,
} from './origin.model.ts';
export {
  $isLocatingOrigin,
  $originSuggestions,
  originCoordinatesAccepted,
  originPicked,
  originPinMoved,
  originSearchRetried,
  originTyped,
} from './origin-place.model.ts';
export type { OriginDetails, OriginField, OriginForm } from './origin-form.ts';
