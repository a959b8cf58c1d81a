export { parseCoordinates } from './parse-coordinates.ts';
export { distanceBetween, isSamePoint, isUsablePoint, formatPoint } from './point.ts';
