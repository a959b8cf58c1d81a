import type { StreetClass } from './city.ts';
import { distance, type Ring } from './geometry.ts';
import type { Spot } from './plane.ts';
import type { Random } from './random.ts';
import type { Terrain } from './terrain.ts';

/** A main street before it is split at its crossings. */
export interface MainLine {
  readonly class: StreetClass;
  readonly line: readonly Spot[];
}

/** Metres between two positions of a main street. */
const step = 170;
/** Maximum length of a bridge in metres. A street that would need a longer one ends at the water. */
const maxBridgeLength = 620;

const polarRing = (radius: (angle: number) => number): Spot[] => {
  const corners = Math.round((radius(0) * 2 * Math.PI) / step);
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return { x: Math.cos(angle) * radius(angle), y: Math.sin(angle) * radius(angle) };
  });
};

const closeRing = (ring: Ring): Spot[] => [...ring, ring[0] as Spot];

/** Creates the outline of the built-up area. */
export const createCityLimits = (random: Random): Ring => {
  const [a, b] = [random.between(0, 6), random.between(0, 6)];
  return polarRing(
    (angle) =>
      4450 + 330 * Math.sin(2 * angle + a) + 240 * Math.sin(3 * angle + b) + 90 * Math.sin(7 * angle + a),
  );
};

/** Creates a smooth distortion of the plane, which bends a regular grid into natural streets. */
const createWarp = (random: Random): ((spot: Spot) => Spot) => {
  const rotation = random.between(-0.5, 0.5);
  const [a, b, c] = [random.between(0, 6), random.between(0, 6), random.between(0, 6)];
  return ({ x, y }) => {
    const east = x + 190 * Math.sin(y / 1250 + a) + 60 * Math.sin(x / 700 + c);
    const north = y + 210 * Math.sin(x / 1400 + b) + 50 * Math.sin(y / 610 + a);
    return {
      x: east * Math.cos(rotation) - north * Math.sin(rotation),
      y: east * Math.sin(rotation) + north * Math.cos(rotation),
    };
  };
};

/** Returns the offsets of parallel grid lines from the centre, in metres. */
const gridOffsets = (random: Random): number[] => {
  const offsets: number[] = [];
  for (let at = -5000 + random.between(0, 900); at < 5200; at += random.between(1250, 2000)) {
    offsets.push(at);
  }
  return offsets;
};

const straightLine = (from: Spot, to: Spot): Spot[] => {
  const pieces = Math.ceil(distance(from, to) / step);
  return Array.from({ length: pieces + 1 }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / pieces,
    y: from.y + ((to.y - from.y) * index) / pieces,
  }));
};

/** Splits a line where it crosses water that is too wide for a bridge. */
const splitAtWideWater = (line: readonly Spot[], terrain: Terrain): Spot[][] => {
  const pieces: Spot[][] = [];
  let piece: Spot[] = [];
  let wetSpots: Spot[] = [];
  for (const spot of line) {
    if (terrain.hasWaterWithin(spot, 0)) {
      wetSpots.push(spot);
      continue;
    }
    if (wetSpots.length > 0 && wetSpots.length * step > maxBridgeLength) {
      // Keep the first wet position so that the street reaches the bank. The part over the water is trimmed
      // later.
      pieces.push([...piece, wetSpots[0] as Spot]);
      piece = [wetSpots[wetSpots.length - 1] as Spot];
    } else {
      piece.push(...wetSpots);
    }
    wetSpots = [];
    piece.push(spot);
  }
  pieces.push(wetSpots[0] === undefined ? piece : [...piece, wetSpots[0]]);
  return pieces.filter((spots) => spots.length > 1);
};

/**
 * Creates the main streets: a bent grid, two diagonals, an inner and an outer ring road, and streets along
 * the water.
 */
export const createMainLines = (terrain: Terrain, limits: Ring, random: Random): MainLine[] => {
  const warp = createWarp(random);
  const lines: MainLine[] = [];
  const addLine = (kind: StreetClass, line: readonly Spot[]): void => {
    for (const piece of splitAtWideWater(line, terrain)) {
      lines.push({ class: kind, line: piece });
    }
  };
  for (const at of gridOffsets(random)) {
    addLine('primary', straightLine({ x: at, y: -6000 }, { x: at, y: 6000 }).map(warp));
  }
  for (const at of gridOffsets(random)) {
    addLine('primary', straightLine({ x: -6000, y: at }, { x: 6000, y: at }).map(warp));
  }
  for (const side of [-1, 1]) {
    const [startOffset, endOffset] = [random.between(200, 700), random.between(-900, -300)];
    addLine(
      'primary',
      straightLine({ x: -6000 * side, y: -6000 + startOffset }, { x: 6000 * side, y: 6000 + endOffset }).map(
        warp,
      ),
    );
  }
  const phase = random.between(0, 6);
  addLine(
    'primary',
    closeRing(
      polarRing((angle) => 2050 + 160 * Math.sin(2 * angle + phase) + 90 * Math.sin(5 * angle + phase)),
    ),
  );
  addLine('highway', closeRing(limits));
  for (const bank of terrain.banks) {
    lines.push({ class: 'secondary', line: bank });
  }
  return lines;
};
