export { parseCoordinates } from './parse-coordinates.ts';
export { distanceBetween, isSamePoint, isUsablePoint, pointText } from './point.ts';
