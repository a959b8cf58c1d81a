import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readPartners } from '../portal/security-headers.ts';
import { demoAccounts, demoPassword } from '../seed/demo-accounts.ts';
import { startSandbox } from './node.ts';

const usage = `Runs the sandbox of the courier service.

  --fresh            throw away the data of earlier runs
  --port N           default 4300, or PORT
  --data FOLDER      default .saddlebag, or SANDBOX_DATA
  --speed N          how fast couriers live; default 10, or SANDBOX_SPEED
  --at HH:MM         the time in UTC at which new data begin; default now, or SANDBOX_AT
  --portal FOLDER    the built portal; default apps/portal/dist, when it is there
  --log              print a line for each request

MAP_PROVIDER=google    send the headers that Google's map needs
FRAME_PARTNERS=...     origins that may frame the portal; /partner is an example`;

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

const readNumber = (text: string, name: string, lowest: number, highest: number): number => {
  const number = Number(text);
  if (text.trim() !== '' && number >= lowest && number <= highest) return number;
  throw new Error(`${name} is "${text}"; it must be a number from ${lowest} to ${highest}.`);
};

/** Milliseconds since midnight. */
const readTimeOfDay = (text: string): number => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(text) ?? [];
  if (hours !== undefined && minutes !== undefined) return (Number(hours) * 60 + Number(minutes)) * 60_000;
  throw new Error(`The time is "${text}"; it must be a time of day such as 08:30.`);
};

const run = async (): Promise<void> => {
  const portalFolder = resolve(values.portal);
  const sandbox = await startSandbox({
    port: readNumber(values.port, 'The port', 0, 65_535),
    dataFolder: resolve(values.data),
    fresh: values.fresh,
    speed: readNumber(values.speed, 'The speed', 0.1, 1000),
    ...(values.at === '' ? {} : { beginsAt: readTimeOfDay(values.at) }),
    mapProvider: process.env['MAP_PROVIDER'] === 'google' ? 'google' : 'maplibre',
    partners: readPartners(process.env['FRAME_PARTNERS'] ?? ''),
    checkAnswers: process.env['SANDBOX_CHECK'] === '1',
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
