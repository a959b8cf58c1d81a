import { readFileSync } from 'node:fs';

/** The largest growth that an attack may cause, in megabytes. */
export const maxGrowthMegabytes = 300;

/** Returns the largest memory of a process so far in megabytes. Null where the system does not report it. */
export const largestMemory = (processId: number | undefined): number | null => {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${processId}/status`, 'utf8')) ?? [];
    return kilobytes === undefined ? null : Number(kilobytes) / 1024;
  } catch {
    return null;
  }
};
