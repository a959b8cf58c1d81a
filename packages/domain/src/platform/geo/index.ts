export { parseCoordinates } from './parse-coordinates.ts';
export { isInside } from './is-inside.ts';
export { distanceBetween, isSamePoint, isPoint, isUsablePoint, formatPoint } from './point.ts';
