import type { LandmarkKind, StreetClass } from './city.ts';
import type { TerrainKind } from './terrain.ts';

/** The vocabulary for naming a country's places. All places are invented. */
export interface Gazetteer {
  readonly terrain: TerrainKind;
  readonly waterName: string;
  /** Names of districts. They are shuffled before use. */
  readonly areas: readonly string[];
  /** First parts of street names. */
  readonly roots: readonly string[];
  /** Last parts of street names, by class. */
  readonly endings: Readonly<Record<StreetClass, readonly [string, ...string[]]>>;
  /** Formats the name of a numbered local street. Null if the country has no numbered streets. */
  readonly numbered: ((area: string, number: number, areaNumber: number) => string) | null;
  /** Fraction of local streets with a number instead of a name, from 0 to 1. */
  readonly numberedShare: number;
  readonly landmarks: Readonly<Record<LandmarkKind, string>>;
  readonly park: string;
  readonly postalCode: (areaNumber: number) => string;
  /** Formats the first part of an address from house number and street. */
  readonly house: (houseNumber: string, street: string) => string;
}
