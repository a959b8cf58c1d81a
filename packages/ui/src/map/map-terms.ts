import type { MapEngine, MapEngineSource } from './map-adapter.ts';

/** Where the addresses on a map come from, and what their terms ask of the map. */
export interface AddressSource {
  /** Names it for developers. */
  readonly name: string;
  /** Whether its places may be shown on no map but Google's. */
  readonly requiresGoogleMap: boolean;
}

/** A source whose places may be shown on any map. */
export interface FreeAddressSource extends AddressSource {
  readonly requiresGoogleMap: false;
}

/** What a map needs for a source whose places are bound to Google's map; the type of `MapView` asks for it too. */
export interface GoogleOnlyGround {
  readonly engine: 'google';
  readonly google: MapEngineSource;
  readonly addresses: AddressSource;
}

/**
 * Refuses a map that the terms of its addresses forbid. The types refuse it already; this is for what they cannot see,
 * such as a configuration read at run time.
 */
export function checkTerms(
  addresses: AddressSource | undefined,
  engine: MapEngine,
  google: MapEngineSource | undefined,
): void {
  if (!addresses?.requiresGoogleMap || (engine === 'google' && google)) return;
  throw new Error(
    `The places of ${addresses.name} are drawn by the engine '${engine}', but its terms allow them on Google's map only. ` +
      "Set engine='google' and give MapView a `google` source with a key, or take addresses from elsewhere.",
  );
}
