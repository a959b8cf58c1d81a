import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startSandbox } from './node.ts';
import { readPartners } from './portal/security-headers.ts';
import { demoAccounts, demoPassword } from './seed/demo-accounts.ts';

const usage = `Runs the sandbox of the courier service.

  --fresh            throw away the data of earlier runs
  --port N           default 4300, or PORT
  --data FOLDER      default .saddlebag, or SANDBOX_DATA
  --speed N          how fast couriers live; default 10, or SANDBOX_SPEED
  --portal FOLDER    the built portal; default apps/portal/dist, when it is there
  --log              print a line for each request

MAP_PROVIDER=google    send the headers that Google's map needs
FRAME_PARTNERS=...     origins that may frame the portal`;

const { values } = parseArgs({
  options: {
    fresh: { type: 'boolean', default: false },
    port: { type: 'string', default: process.env['PORT'] ?? '4300' },
    data: { type: 'string', default: process.env['SANDBOX_DATA'] ?? '.saddlebag' },
    speed: { type: 'string', default: process.env['SANDBOX_SPEED'] ?? '10' },
    portal: { type: 'string', default: join(import.meta.dirname, '../../portal/dist') },
    log: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const readNumber = (text: string, name: string, lowest: number, highest: number): number => {
  const number = Number(text);
  if (text.trim() !== '' && number >= lowest && number <= highest) return number;
  throw new Error(`${name} is "${text}"; it must be a number from ${lowest} to ${highest}.`);
};

const run = async (): Promise<void> => {
  const portalFolder = resolve(values.portal);
  const sandbox = await startSandbox({
    port: readNumber(values.port, 'The port', 0, 65_535),
    dataFolder: resolve(values.data),
    fresh: values.fresh,
    speed: readNumber(values.speed, 'The speed', 0.1, 1000),
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
