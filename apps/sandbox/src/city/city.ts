import type { CountryCode, Point } from '@saddlebag/domain/contracts';
import type { Plane, Spot } from './plane.ts';

/** West–south–east–north limits in degrees. */
export interface Bounds {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

/** Widest first. `highway` leads out of the city; `local` is where people live. */
export type StreetClass = 'highway' | 'primary' | 'secondary' | 'local';

/** A named street: a line of spots on the city's plane, in metres. */
export interface Street {
  /** Index in `City.streets`. */
  readonly id: number;
  readonly name: string;
  readonly class: StreetClass;
  readonly line: readonly Spot[];
  /** Metres from the start of the line to each of its spots. */
  readonly metres: readonly number[];
  /** Index in `City.areas` of the district that the middle of the street lies in. */
  readonly area: number;
  /** House numbers run from 1 to this, odd ones on the left; 0 where nobody lives. */
  readonly houses: number;
}

/** A district. Its rings do not cross; a district in several pieces has several. */
export interface Area {
  /** Index in `City.areas`. */
  readonly id: number;
  readonly name: string;
  readonly postalCode: string;
  readonly rings: readonly (readonly Spot[])[];
  /** A spot well inside, where its name is written. */
  readonly center: Spot;
}

export type LandmarkKind = 'market' | 'hospital' | 'station' | 'school' | 'museum' | 'stadium';

/** A place that people name instead of an address. */
export interface Landmark {
  /** Index in `City.landmarks`. */
  readonly id: number;
  readonly name: string;
  readonly kind: LandmarkKind;
  readonly street: number;
  readonly houseNumber: number;
}

/** A park, a wood or water, with a name when it has one. */
export interface Surface {
  readonly name: string | null;
  readonly ring: readonly Spot[];
}

/** Water, and the line along which its name is written. */
export interface Water extends Surface {
  readonly course: readonly Spot[] | null;
}

/** A piece of street between two junctions, travelled both ways. */
export interface StreetEdge {
  readonly from: number;
  readonly to: number;
  readonly street: number;
  /** Metres from the start of the street to the junction `from`. */
  readonly startsAt: number;
  /** From the junction `from` to the junction `to`, both ends included. */
  readonly line: readonly Spot[];
  readonly length: number;
}

/** The junctions, and the pieces of street between them. */
export interface StreetGraph {
  readonly junctions: readonly Spot[];
  readonly edges: readonly StreetEdge[];
  /** For each junction, the indexes of the edges that meet there. */
  readonly edgesAt: readonly (readonly number[])[];
}

/** A synthetic city of about ten by ten kilometres; the same for the same country, always. */
export interface City {
  readonly country: CountryCode;
  readonly name: string;
  readonly center: Point;
  readonly bounds: Bounds;
  /** Degrees to metres and back, around the centre. */
  readonly plane: Plane;
  readonly streets: readonly Street[];
  readonly areas: readonly Area[];
  readonly landmarks: readonly Landmark[];
  readonly water: readonly Water[];
  readonly parks: readonly Surface[];
  readonly buildings: readonly (readonly Spot[])[];
  readonly graph: StreetGraph;
}
