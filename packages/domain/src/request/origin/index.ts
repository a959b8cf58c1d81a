import './known-place.model.ts';

export {
  $originForm,
  $originErrors,
  originChangeRequested,
  originConfirmed,
  originRefused,
  originDetailsChanged,
  originFormOpened,
} from './origin.model.ts';
export {
  $isLocatingOrigin,
  $originSuggestions,
  originCoordinatesAccepted,
  originSuggestionPicked,
  originPinMoved,
  originSearchRetried,
  originTyped,
} from './origin-place.model.ts';
export type { OriginDetails, OriginField, OriginForm } from './origin-form.ts';
