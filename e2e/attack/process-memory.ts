import { readFileSync, writeFileSync } from 'node:fs';

/** The memory of a process since its last reset, in megabytes. */
export interface ProcessMemory {
  readonly current: number;
  readonly largest: number;
}

/** Sets the largest memory of a process back to its current one. Does nothing where the system cannot. */
export const resetLargestMemory = (processId: number | undefined): void => {
  try {
    writeFileSync(`/proc/${processId}/clear_refs`, '5');
  } catch {
    // The largest memory then includes what the process needed before.
  }
};

/** Reads the memory of a process. Null where the system does not report it. */
export const readMemory = (processId: number | undefined): ProcessMemory | null => {
  try {
    const status = readFileSync(`/proc/${processId}/status`, 'utf8');
    const megabytesOf = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
    const memory = { current: megabytesOf('VmRSS'), largest: megabytesOf('VmHWM') };
    return Number.isNaN(memory.current + memory.largest) ? null : memory;
  } catch {
    return null;
  }
};
