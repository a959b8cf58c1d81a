import type { CountryCode, Point } from '@saddlebag/domain/contracts';
import type { Plane, Spot } from './plane.ts';

/** A bounding box in degrees. */
interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/**
 * Street classes, widest first. A `highway` is the outer ring road or a road out of the city. A `local`
 * street is residential.
 */
export type StreetClass = 'highway' | 'primary' | 'secondary' | 'local';

/** A named street. Its line consists of positions on the city's plane, in metres. */
export interface Street {
  /** Index in `City.streets`. */
  readonly id: number;
  readonly name: string;
  readonly class: StreetClass;
  readonly line: readonly Spot[];
  /** Metres from the start of the line to each of its positions. */
  readonly metres: readonly number[];
  /** Index in `City.areas` of the district that contains the midpoint of the street. */
  readonly area: number;
  /**
   * Highest house number. Odd numbers are on the left as seen from the start of the line. 0 if the street has
   * no houses.
   */
  readonly houses: number;
}

/** A district. It has one ring per connected piece. */
export interface Area {
  /** Index in `City.areas`. */
  readonly id: number;
  readonly name: string;
  readonly postalCode: string;
  readonly rings: readonly (readonly Spot[])[];
  /** A position well inside the district, where the map shows its name. */
  readonly center: Spot;
}

export type LandmarkKind = 'market' | 'hospital' | 'station' | 'school' | 'museum' | 'stadium';

/** A well-known place that people search for by name. */
export interface Landmark {
  /** Index in `City.landmarks`. */
  readonly id: number;
  readonly name: string;
  readonly kind: LandmarkKind;
  readonly street: number;
  readonly houseNumber: number;
}

/** A park, a wood or a body of water. */
interface Surface {
  readonly name: string | null;
  readonly ring: readonly Spot[];
}

/** A body of water. The map shows its name along `course`. */
interface Water extends Surface {
  readonly course: readonly Spot[] | null;
}

/** A section of a street between two junctions. It can be used in both directions. */
export interface StreetEdge {
  readonly from: number;
  readonly to: number;
  readonly street: number;
  /** Metres from the start of the street to the junction `from`. */
  readonly startsAt: number;
  /** Spots from the junction `from` to the junction `to`, both included. */
  readonly line: readonly Spot[];
  readonly length: number;
}

/** The road network for routing. */
export interface StreetGraph {
  readonly junctions: readonly Spot[];
  readonly edges: readonly StreetEdge[];
  /** Indexes of the edges at each junction. */
  readonly edgesAt: readonly (readonly number[])[];
}

/** A generated city of about ten by ten kilometres. It is deterministic for each country. */
export interface City {
  readonly country: CountryCode;
  readonly name: string;
  readonly center: Point;
  readonly bounds: Bounds;
  /** Projection between degrees and metres around the centre. */
  readonly plane: Plane;
  readonly streets: readonly Street[];
  readonly areas: readonly Area[];
  readonly landmarks: readonly Landmark[];
  readonly water: readonly Water[];
  readonly parks: readonly Surface[];
  readonly buildings: readonly (readonly Spot[])[];
  readonly graph: StreetGraph;
}
