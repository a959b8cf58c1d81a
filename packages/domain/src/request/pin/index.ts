export { $isLocating, coordinatesAccepted, pinMoved } from './pin.model.ts';
