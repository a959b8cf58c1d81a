export { parseCoordinates } from './parse-coordinates.ts';
export { distanceBetween, isSamePoint, isPoint, isUsablePoint, formatPoint } from './point.ts';
