import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { parsePartners } from '../portal/security-headers.ts';
import { demoAccounts, demoPassword } from '../seed/demo-accounts.ts';
import { parseHosts } from './accepted-hosts.ts';
import { startSandbox } from './node.ts';

const usage = `Runs the sandbox, a stand-in for the courier service.

  --fresh            delete the data of earlier runs
  --port N           port to listen on; defaults to PORT, then 4300
  --data FOLDER      data folder; defaults to SANDBOX_DATA, then .saddlebag
  --speed N          simulated seconds per real second; defaults to SANDBOX_SPEED, then 10
  --at HH:MM         UTC time of day at which a new data folder starts; defaults to SANDBOX_AT, then now
  --portal FOLDER    the built portal; defaults to apps/portal/dist if it exists
  --log              print a line for each request

MAP_PROVIDER=google    send the headers that Google Maps needs
FRAME_PARTNERS=...     origins that may embed the portal; /partner is an example
SANDBOX_HOSTS=...      host names to accept besides localhost, 127.0.0.1 and [::1]`;

const { values } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    port: { type: 'string', default: process.env['PORT'] ?? '4300' },
    data: { type: 'string', default: process.env['SANDBOX_DATA'] ?? '.saddlebag' },
    speed: { type: 'string', default: process.env['SANDBOX_SPEED'] ?? '10' },
    at: { type: 'string', default: process.env['SANDBOX_AT'] ?? '' },
    portal: { type: 'string', default: join(import.meta.dirname, '../../../portal/dist') },
    log: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const parseNumber = (text: string, name: string, min: number, max: number): number => {
  const number = Number(text);
  if (text.trim() !== '' && number >= min && number <= max) return number;
  throw new Error(`${name} is "${text}"; it must be a number from ${min} to ${max}.`);
};

/** Parses `HH:MM` into milliseconds since midnight. */
const parseTimeOfDay = (text: string): number => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours !== undefined && minutes !== undefined) return (Number(hours) * 60 + Number(minutes)) * 60_000;
  throw new Error(`The time is "${text}"; it must be a time of day such as 08:30.`);
};

const run = async (): Promise<void> => {
  const portalFolder = resolve(values.portal);
  const sandbox = await startSandbox({
    port: parseNumber(values.port, 'The port', 0, 65_535),
    dataFolder: resolve(values.data),
    fresh: values.fresh,
    speed: parseNumber(values.speed, 'The speed', 0.1, 1000),
    ...(values.at === '' ? {} : { startTimeOfDay: parseTimeOfDay(values.at) }),
    mapProvider: process.env['MAP_PROVIDER'] === 'google' ? 'google' : 'maplibre',
    partners: parsePartners(process.env['FRAME_PARTNERS'] ?? ''),
    hosts: parseHosts(process.env['SANDBOX_HOSTS'] ?? ''),
    validatesResponses: process.env['SANDBOX_CHECK'] === '1',
    ...(existsSync(join(portalFolder, 'index.html')) ? { portalFolder } : {}),
    ...(values.log ? { log: (line: string) => console.log(line) } : {}),
  });

  let closing = false;
  const stop = (): void => {
    if (closing) return;
    closing = true;
    void sandbox.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);

  console.log(`Saddlebag is on ${sandbox.url}\n`);
  for (const { email, shops } of demoAccounts) console.log(`  ${email}   ${demoPassword}   ${shops[0].name}`);
};

if (values.help) console.log(usage);
else {
  run().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
