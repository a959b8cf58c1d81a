import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parseGoogleMaps } from '../portal/google-maps.ts';
import { parsePartners } from '../portal/security-headers.ts';
import { parseHosts } from './accepted-hosts.ts';
import type { NodeSandboxOptions } from './node-sandbox-options.ts';
import { OperatorError } from '../operator-error.ts';

export const usage = `Runs the sandbox, a stand-in for the courier service.

  --fresh            delete the data of earlier runs
  --port N           port to listen on; defaults to PORT, then 4300
  --data FOLDER      data folder; defaults to SANDBOX_DATA, then .saddlebag
  --speed N          simulated seconds per real second; defaults to SANDBOX_SPEED, then 10
  --at HH:MM         UTC time of day at which a new data folder starts; defaults to SANDBOX_AT, then now
  --portal FOLDER    the built portal; defaults to apps/portal/dist if it exists
  --log              print a line for each request

GOOGLE_MAPS_KEY=...    show Google's map; needs GOOGLE_MAPS_MAP_ID=..., the id of a vector map
FRAME_PARTNERS=...     origins that may embed the portal; /partner is an example
SANDBOX_HOSTS=...      host names to accept besides localhost, 127.0.0.1 and [::1]`;

const parseNumber = (text: string, name: string, min: number, max: number): number => {
  const number = Number(text);
  if (text.trim() !== '' && number >= min && number <= max) return number;
  throw new OperatorError(`${name} is "${text}"; it must be a number from ${min} to ${max}.`);
};

const parsePort = (text: string): number => {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  throw new OperatorError(`The port is "${text}"; it must be a whole number from 0 to 65535.`);
};

/** Parses `HH:MM` into milliseconds since midnight. */
const parseTimeOfDay = (text: string): number => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours !== undefined && minutes !== undefined) return (Number(hours) * 60 + Number(minutes)) * 60_000;
  throw new OperatorError(`The time is "${text}"; it must be a time of day such as 08:30.`);
};

/**
 * Returns the folder of the built portal. Undefined if no portal was built and the command line names no
 * folder.
 */
const findPortal = (folder: string | undefined): string | undefined => {
  const portalFolder = resolve(folder ?? join(import.meta.dirname, '../../../portal/dist'));
  if (existsSync(join(portalFolder, 'index.html'))) return portalFolder;
  if (folder === undefined) return undefined;
  throw new OperatorError(
    `The portal folder ${portalFolder} has no index.html. Run npm run build, or choose another folder with --portal.`,
  );
};

const parseFlags = (args: readonly string[]) => {
  try {
    return parseArgs({
      args: [...args],
      options: {
        fresh: { type: 'boolean', default: false },
        port: { type: 'string', default: process.env['PORT'] ?? '4300' },
        data: { type: 'string', default: process.env['SANDBOX_DATA'] ?? '.saddlebag' },
        speed: { type: 'string', default: process.env['SANDBOX_SPEED'] ?? '10' },
        at: { type: 'string', default: process.env['SANDBOX_AT'] ?? '' },
        portal: { type: 'string' },
        log: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [problem = ''] = error.message.split('. ');
    throw new OperatorError(`${problem.replace(/\.$/, '')}. Run with --help for the list of options.`);
  }
};

/**
 * Parses the command line and the environment. Returns `help` if the user asks for the usage. Throws an
 * `OperatorError` that names the option and the values that it accepts.
 */
export const parseCommandLine = (args: readonly string[]): NodeSandboxOptions | 'help' => {
  const flags = parseFlags(args);
  if (flags.help) return 'help';
  const portalFolder = findPortal(flags.portal);
  return {
    port: parsePort(flags.port),
    dataFolder: resolve(flags.data),
    fresh: flags.fresh,
    speed: parseNumber(flags.speed, 'The speed', 0.1, 1000),
    ...(flags.at === '' ? {} : { startTimeOfDay: parseTimeOfDay(flags.at) }),
    googleMaps: parseGoogleMaps(
      process.env['GOOGLE_MAPS_KEY'] ?? '',
      process.env['GOOGLE_MAPS_MAP_ID'] ?? '',
    ),
    partners: parsePartners(process.env['FRAME_PARTNERS'] ?? ''),
    hosts: parseHosts(process.env['SANDBOX_HOSTS'] ?? ''),
    validatesResponses: process.env['SANDBOX_CHECK'] === '1',
    ...(portalFolder === undefined ? {} : { portalFolder }),
    ...(flags.log ? { log: (line: string) => void process.stdout.write(`${line}\n`) } : {}),
  };
};
