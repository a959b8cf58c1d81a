import type { StreetClass } from './city.ts';
import { distance, type Ring } from './geometry.ts';
import type { Spot } from './plane.ts';
import type { Random } from './random.ts';
import type { Terrain } from './terrain.ts';

/** A main street before it is cut at its crossings. */
export interface MainLine {
  readonly class: StreetClass;
  readonly line: readonly Spot[];
}

const step = 170;
/** A bridge longer than this is not built; the street ends at the water instead. */
const longestBridge = 620;

const round = (radius: (angle: number) => number): Spot[] => {
  const corners = Math.round((radius(0) * 2 * Math.PI) / step);
  return Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * 2 * Math.PI;
    return { x: Math.cos(angle) * radius(angle), y: Math.sin(angle) * radius(angle) };
  });
};

const closed = (ring: Ring): Spot[] => [...ring, ring[0] as Spot];

/** The edge of the built-up land. */
export const cityLimits = (random: Random): Ring => {
  const [a, b] = [random.between(0, 6), random.between(0, 6)];
  return round(
    (angle) =>
      4450 + 330 * Math.sin(2 * angle + a) + 240 * Math.sin(3 * angle + b) + 90 * Math.sin(7 * angle + a),
  );
};

/** Bends straight lines gently, the same way for neighbours, so that no two streets are quite parallel. */
const createWarp = (random: Random): ((spot: Spot) => Spot) => {
  const turn = random.between(-0.5, 0.5);
  const [a, b, c] = [random.between(0, 6), random.between(0, 6), random.between(0, 6)];
  return ({ x, y }) => {
    const east = x + 190 * Math.sin(y / 1250 + a) + 60 * Math.sin(x / 700 + c);
    const north = y + 210 * Math.sin(x / 1400 + b) + 50 * Math.sin(y / 610 + a);
    return {
      x: east * Math.cos(turn) - north * Math.sin(turn),
      y: east * Math.sin(turn) + north * Math.cos(turn),
    };
  };
};

const offsets = (random: Random): number[] => {
  const found: number[] = [];
  for (let at = -5000 + random.between(0, 900); at < 5200; at += random.between(1250, 2000)) {
    found.push(at);
  }
  return found;
};

const straight = (from: Spot, to: Spot): Spot[] => {
  const pieces = Math.ceil(distance(from, to) / step);
  return Array.from({ length: pieces + 1 }, (_, index) => ({
    x: from.x + ((to.x - from.x) * index) / pieces,
    y: from.y + ((to.y - from.y) * index) / pieces,
  }));
};

/** Cuts a line where it would run in the water for longer than a bridge can be. */
const onLand = (line: readonly Spot[], terrain: Terrain): Spot[][] => {
  const pieces: Spot[][] = [];
  let piece: Spot[] = [];
  let wet: Spot[] = [];
  for (const spot of line) {
    if (terrain.hasWaterWithin(spot, 0)) {
      wet.push(spot);
      continue;
    }
    if (wet.length > 0 && wet.length * step > longestBridge) {
      // The first wet spot stays: the street reaches the bank, and what hangs over the water is trimmed later.
      pieces.push([...piece, wet[0] as Spot]);
      piece = [wet[wet.length - 1] as Spot];
    } else {
      piece.push(...wet);
    }
    wet = [];
    piece.push(spot);
  }
  pieces.push(wet[0] === undefined ? piece : [...piece, wet[0]]);
  return pieces.filter((spots) => spots.length > 1);
};

/** The main streets: a bent grid, two diagonals, an inner and an outer ring, and the streets along the water. */
export const mainLines = (terrain: Terrain, limits: Ring, random: Random): MainLine[] => {
  const warp = createWarp(random);
  const lines: MainLine[] = [];
  const lay = (kind: StreetClass, line: readonly Spot[]): void => {
    for (const piece of onLand(line, terrain)) {
      lines.push({ class: kind, line: piece });
    }
  };
  for (const at of offsets(random)) {
    lay('primary', straight({ x: at, y: -6000 }, { x: at, y: 6000 }).map(warp));
  }
  for (const at of offsets(random)) {
    lay('primary', straight({ x: -6000, y: at }, { x: 6000, y: at }).map(warp));
  }
  for (const side of [-1, 1]) {
    const [near, far] = [random.between(200, 700), random.between(-900, -300)];
    lay(
      'primary',
      straight({ x: -6000 * side, y: -6000 + near }, { x: 6000 * side, y: 6000 + far }).map(warp),
    );
  }
  const phase = random.between(0, 6);
  lay(
    'primary',
    closed(round((angle) => 2050 + 160 * Math.sin(2 * angle + phase) + 90 * Math.sin(5 * angle + phase))),
  );
  lay('highway', closed(limits));
  for (const bank of terrain.banks) {
    lines.push({ class: 'secondary', line: bank });
  }
  return lines;
};
