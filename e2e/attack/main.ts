import { parseArgs } from 'node:util';
import { buildPortal } from '../../tooling/build-portal.ts';
import type { AttackOptions, AttackPart } from './attack-part.ts';
import { bodySizes } from './body-sizes.ts';
import { brokenStorage } from './broken-storage.ts';
import { browserKills } from './browser-kills.ts';
import { crashLoop } from './crash-loop.ts';
import { doubleStart } from './double-start.ts';
import { eightHours } from './eight-hours.ts';
import { foreignTokens } from './foreign-tokens.ts';
import { fuzz } from './fuzz.ts';
import { halfOpenSockets } from './half-open-sockets.ts';
import { hostileFiles } from './hostile-files.ts';
import { hostileStrings } from './hostile-strings.ts';
import { liveLoad } from './live-load.ts';
import { missingChunks } from './missing-chunks.ts';
import { parallelKeys } from './parallel-keys.ts';
import { reconnects } from './reconnects.ts';
import { responseHeaders } from './response-headers.ts';
import { slowClients } from './slow-clients.ts';
import { wrongClocks } from './wrong-clocks.ts';

/** The longest parts come first, so that the lanes end at about the same time. */
const parts: Readonly<Record<string, AttackPart>> = {
  'hostile-strings': hostileStrings,
  'crash-loop': crashLoop,
  'double-start': doubleStart,
  'parallel-keys': parallelKeys,
  'foreign-tokens': foreignTokens,
  'body-sizes': bodySizes,
  'slow-clients': slowClients,
  'response-headers': responseHeaders,
  fuzz,
  'half-open-sockets': halfOpenSockets,
  'browser-kills': browserKills,
  'broken-storage': brokenStorage,
  'missing-chunks': missingChunks,
  'wrong-clocks': wrongClocks,
  'hostile-files': hostileFiles,
  'live-load': liveLoad,
  reconnects,
  'eight-hours': eightHours,
};

/** Maximum number of faults printed for a part. The rest are only counted. */
const maxPrintedFaults = 10;
/** Parts that measure time. They run after the others, one at a time. */
const timedParts: ReadonlySet<string> = new Set(['hostile-files', 'live-load', 'reconnects', 'eight-hours']);
/** Number of parts that run in parallel. Most parts only wait for processes and timers. */
const lanes = 2;

const print = (text: string): void => void process.stdout.write(`${text}\n`);

const formatRow = (name: string, tried: string, held: string, time: string): string =>
  name.padEnd(20) + [tried, held, time].map((cell) => cell.padStart(9)).join('');

/** Runs a part and prints its row and first faults. Returns the number of faults. */
const runPart = async (name: string, attack: AttackPart, options: AttackOptions): Promise<number> => {
  const startedAt = performance.now();
  const { tried, held, faults, remark = '' } = await attack(options);
  const seconds = `${Math.round((performance.now() - startedAt) / 1000)} s`;
  print(`${formatRow(name, String(tried), String(held), seconds)}  ${remark}`.trimEnd());
  for (const fault of faults.slice(0, maxPrintedFaults)) print(`  ${fault}`);
  if (faults.length > maxPrintedFaults) print(`  and ${faults.length - maxPrintedFaults} more`);
  return faults.length;
};

/** Parses the command line. Throws an error that names the valid values. */
const parseOptions = () => {
  const { values, positionals } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      scale: { type: 'string', default: '1' },
      strings: { type: 'string' },
    },
    allowPositionals: true,
  });
  const [seed, scale] = [Number(values.seed), Number(values.scale)];
  if (!Number.isSafeInteger(seed) || !(scale > 0 && scale <= 1))
    throw new Error('--seed takes a whole number, and --scale a number above 0 and up to 1.');
  const unknown = positionals.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`There is no part ${unknown.join(', ')}. Choose from: ${Object.keys(parts).join(', ')}.`);
  const chosen = Object.entries(parts).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  );
  return { chosen, options: { seed, scale, stringsFile: values.strings ?? null } };
};

/**
 * `npm run attack`: attacks the sandbox and the built portal, and prints how many attempts they withstood.
 * Fails on any fault. `-- crash-loop fuzz` runs only these parts, and `--scale 0.1` only a tenth of the
 * attempts. `--seed 7` repeats the random choices of a run. `--strings FILE` shows the texts of a JSON array
 * instead of generated ones.
 */
const main = async (): Promise<number> => {
  const { chosen, options } = parseOptions();
  await buildPortal();
  print(`seed ${options.seed}\n\n${formatRow('part', 'tried', 'held', 'time')}`);
  const queue = chosen.filter(([name]) => !timedParts.has(name));
  let faultCount = 0;
  const runQueue = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const faults = await runPart(...next, options);
      faultCount += faults;
    }
  };
  await Promise.all(Array.from({ length: lanes }, runQueue));
  queue.push(...chosen.filter(([name]) => timedParts.has(name)));
  await runQueue();
  print(faultCount === 0 ? '\nEverything held.' : `\n${faultCount} faults.`);
  return faultCount === 0 ? 0 : 1;
};

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
