import type { MapEngine, MapEngineSource } from './map-adapter.ts';

/** A source of addresses, with the terms under which a map may show them. */
export interface AddressSource {
  /** Name of the source for error messages. */
  readonly name: string;
  /** Whether the source's terms allow its places only on a Google map. */
  readonly requiresGoogleMap: boolean;
}

/** A source whose places may be shown on any map. */
export interface FreeAddressSource extends AddressSource {
  readonly requiresGoogleMap: false;
}

/** Props that `MapView` requires for an address source restricted to Google maps. */
export interface GoogleOnlyMapProps {
  readonly engine: 'google';
  readonly google: MapEngineSource;
  readonly addresses: AddressSource;
}

/**
 * Throws if the terms of the address source forbid the map's engine. The types of `MapView` catch most
 * mistakes. This check catches the rest, such as an engine read from a configuration.
 */
export function assertAddressTerms(
  addresses: AddressSource | undefined,
  engine: MapEngine,
  google: MapEngineSource | undefined,
): void {
  if (!addresses?.requiresGoogleMap || (engine === 'google' && google)) return;
  throw new Error(
    `MapView would show places of ${addresses.name} with the engine '${engine}', but the terms of that source allow only Google maps. ` +
      "Set engine='google' and pass a `google` source with a key, or use another address source.",
  );
}
