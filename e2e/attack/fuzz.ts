import { fuzzCalls } from '../../tooling/fuzz/fuzz-calls.ts';
import { sendOverHttp } from '../../tooling/fuzz/wire.ts';
import { startSandbox } from '../sandbox-process.ts';
import { scaled } from './attack-part.ts';
import type { AttackPart } from './attack-part.ts';
import { largestMemory, maxGrowthMegabytes } from './largest-memory.ts';

/** Sends random requests to every call. A 5xx, a hang, an unusual error body or a large growth of memory is a fault. */
export const fuzz: AttackPart = async (options) => {
  const sandbox = await startSandbox();
  try {
    await sandbox.control('settings', {
      parameters: { onlinePaymentActivated: 'true' },
      flags: { GuestCheckout: true },
    });
    const count = scaled(20_000, options);
    const before = largestMemory(sandbox.processId());
    const { weaknesses, statuses } = await fuzzCalls({
      count,
      seed: options.seed,
      send: sendOverHttp(sandbox.url),
    });
    const faults = weaknesses.map(
      ({ problem, request: { method, path } }) => `${method} ${path.slice(0, 120)}: ${problem}`,
    );
    const tried = Object.values(statuses).reduce((sum, responses) => sum + responses, 0);
    const after = largestMemory(sandbox.processId());
    const growth = before === null || after === null ? null : Math.round(after - before);
    if (growth !== null && growth > maxGrowthMegabytes) faults.push(`memory grew by ${growth} MB`);
    return {
      tried,
      held: tried - faults.length,
      faults,
      remark: `${Object.entries(statuses)
        .map(([status, responses]) => `${responses} × ${status}`)
        .join(', ')}${growth === null ? '' : `; memory grew by ${growth} MB at most`}`,
    };
  } finally {
    await sandbox.close();
  }
};
