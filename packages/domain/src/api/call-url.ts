import type { ContractDefinition } from '../contracts/index.ts';

/** Returns the URL of a call. Escapes the params, so that none of them can change the path. */
export const callUrl = (
  origin: string,
  { service, path }: ContractDefinition,
  params: Readonly<Record<string, string>> = {},
): string =>
  `${origin}/${service}/api/v1${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`;
