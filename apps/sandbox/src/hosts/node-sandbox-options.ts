import type { ClientTimeouts } from './client-timeouts.ts';

export interface NodeSandboxOptions {
  /** Port to listen on. 0 picks a free port. */
  readonly port: number;
  /** Folder of the SQLite file. */
  readonly dataFolder: string;
  /** Deletes the data of earlier runs. Defaults to false. */
  readonly fresh?: boolean;
  /** Simulated seconds per real second, for new orders. Defaults to 10. */
  readonly speed?: number;
  /** UTC time of day at which a new data folder starts, in milliseconds since midnight. Defaults to now. */
  readonly startTimeOfDay?: number;
  /** Folder of the built portal. Without it, the sandbox serves only the service. */
  readonly portalFolder?: string;
  /** Key and map id of Google's map, separated by a space. Defaults to null: the sandbox's own map. */
  readonly googleMaps?: string | null;
  /** Origins that may embed the portal in a frame. Defaults to none. */
  readonly partners?: readonly string[];
  /** Host names that requests may use besides the loopback names, with any port. Defaults to none. */
  readonly hosts?: readonly string[];
  /** Defaults to `defaultClientTimeouts`. */
  readonly clientTimeouts?: Partial<ClientTimeouts>;
  /** Validates each response against its contract. Defaults to false. */
  readonly validatesResponses?: boolean;
  /** Called once per response with method, path without query string, and status. */
  readonly log?: (line: string) => void;
}
