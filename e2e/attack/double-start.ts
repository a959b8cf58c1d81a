import { spawn } from 'node:child_process';
import { root, toolEnvironment } from '../../tooling/workspace.ts';
import { startSandbox } from '../sandbox-process.ts';
import { createTally, scaled } from './attack-part.ts';
import type { AttackPart } from './attack-part.ts';
import { connectClient, phoneOf } from './service-client.ts';

/**
 * Starts another sandbox on a data folder. Resolves with its exit code and output. Kills it if it still runs
 * after 10 s.
 */
const startSecond = (
  dataFolder: string,
  options: readonly string[],
): Promise<{ readonly code: number | null; readonly output: string }> =>
  new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      ['--conditions=@saddlebag/source', 'apps/sandbox/src/hosts/main.ts', '--port', '0', ...options],
      { cwd: root, env: toolEnvironment({ SANDBOX_DATA: dataFolder }), stdio: ['ignore', 'pipe', 'pipe'] },
    );
    let output = '';
    const append = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout.on('data', append);
    child.stderr.on('data', append);
    const timer = setTimeout(() => child.kill('SIGKILL'), 10_000);
    child.on('exit', (code) => {
      clearTimeout(timer);
      resolve({ code, output });
    });
  });

/**
 * Starts a second sandbox on the data folder of a running one, every second time with `--fresh`. The second
 * sandbox must exit and name the process that holds the folder. The first must keep its orders and accept new
 * ones.
 */
export const doubleStart: AttackPart = async (options) => {
  const tally = createTally();
  const sandbox = await startSandbox();
  try {
    const client = await connectClient(sandbox.url);
    for (let index = 0; index < scaled(50, options); index += 1) {
      const order = client.createOrder(`double-${index}`, client.orderBody(phoneOf(index)));
      const { code, output } = await startSecond(sandbox.dataFolder, index % 2 === 0 ? [] : ['--fresh']);
      const { status } = await order;
      const { result } = (await sandbox.read(`orders?vendor_id=${client.vendorId}`)) as { result: unknown[] };
      const faults = [
        code === 1 ? [] : [`it ended with code ${code}`],
        output.includes('is in use by process') ? [] : [`it said: ${output.slice(0, 200)}`],
        status === 200 ? [] : [`the order got ${status}`],
        result.length === index + 1 ? [] : [`${result.length} of ${index + 1} orders are left`],
      ].flat();
      tally.count(faults.length === 0 ? null : `start ${index}: ${faults.join('; ')}`);
    }
  } finally {
    await sandbox.close();
  }
  return tally.report();
};
