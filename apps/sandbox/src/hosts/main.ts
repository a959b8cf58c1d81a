import { finished } from 'node:stream/promises';
import { Worker } from 'node:worker_threads';
import { describeFailure } from '../operator-error.ts';
import { stopMessage } from './stop-message.ts';

/** Milliseconds after which a signal ends the process even if the service has not stopped. */
const stopTimeoutMs = 3000;

/**
 * Runs the service in its own thread. Node calls signal handlers on the main thread, between two events. A
 * request handler that never returns would block them there.
 */
const service = new Worker(new URL('./service-thread.ts', import.meta.url), { argv: process.argv.slice(2) });

service.on('error', (error: unknown) => console.error(describeFailure(error)));
service.on('exit', (code) => {
  // The main thread may still be forwarding the last output of the service's thread.
  void Promise.all([finished(service.stdout), finished(service.stderr)]).then(() => process.exit(code));
});

const stop = (signal: NodeJS.Signals): void => {
  service.postMessage(stopMessage);
  const timer = setTimeout(() => {
    console.error(
      `The service did not stop within ${stopTimeoutMs / 1000} s of ${signal}. Ending the process; everything acknowledged is stored.`,
    );
    // End the process now, because the blocked thread may never stop.
    process.kill(process.pid, 'SIGKILL');
  }, stopTimeoutMs);
  timer.unref();
};
process.once('SIGTERM', stop);
process.once('SIGINT', stop);
