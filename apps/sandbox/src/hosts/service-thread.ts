import { parentPort } from 'node:worker_threads';
import { demoAccounts, demoPassword } from '../seed/demo-accounts.ts';
import { parseCommandLine, usage } from './command-line.ts';
import { startSandbox } from './node.ts';
import { describeFailure } from '../operator-error.ts';
import { stopMessage } from './stop-message.ts';

const print = (line: string): void => void process.stdout.write(`${line}\n`);

/** Starts the service in this thread, and ends the thread once the main thread asks it to stop. */
const run = async (): Promise<void> => {
  const options = parseCommandLine(process.argv.slice(2));
  if (options === 'help') return print(usage);
  const sandbox = await startSandbox(options);
  parentPort?.on('message', (message: unknown) => {
    if (message !== stopMessage) return;
    void sandbox.close().then(() => parentPort?.close());
  });
  print(`Saddlebag is on ${sandbox.url}\n`);
  for (const { email, shops, note } of demoAccounts)
    print(`  ${email}   ${demoPassword}   ${shops[0].name}${note === undefined ? '' : ` (${note})`}`);
};

run().catch((error: unknown) => {
  process.stderr.write(`${describeFailure(error)}\n`);
  process.exitCode = 1;
});
