import type { LandmarkKind, StreetClass } from './city.ts';
import type { TerrainKind } from './terrain.ts';

/** The words that a country's places are named with. All places are invented. */
export interface Gazetteer {
  readonly terrain: TerrainKind;
  readonly waterName: string;
  /** Names of districts; first come, first used, from a shuffled list. */
  readonly areas: readonly string[];
  /** Beginnings of street names. */
  readonly roots: readonly string[];
  /** Endings of street names, by class. */
  readonly endings: Readonly<Record<StreetClass, readonly [string, ...string[]]>>;
  /** Whether small streets have a number instead of a name, and how it is written. */
  readonly numbered: ((area: string, number: number, areaNumber: number) => string) | null;
  /** How often a small street has a number, from 0 to 1. */
  readonly numberedShare: number;
  readonly landmarks: Readonly<Record<LandmarkKind, string>>;
  readonly park: string;
  readonly postalCode: (areaNumber: number) => string;
  /** The first part of an address: the house and its street. */
  readonly house: (houseNumber: string, street: string) => string;
}
