import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root, tool, toolEnvironment } from './workspace.ts';

/** An import that goes the wrong way. */
export interface Violation {
  readonly rule: string;
  /** Paths relative to the checked folder. */
  readonly from: string;
  readonly to: string;
}

interface CruiseReport {
  readonly summary: {
    readonly totalCruised: number;
    readonly violations: readonly {
      readonly rule: { readonly name: string };
      readonly from: string;
      readonly to: string;
    }[];
  };
}

const run = promisify(execFile);

const cruise = async (folder: string): Promise<string> => {
  const args = [
    '--config',
    join(root, '.dependency-cruiser.cjs'),
    '--output-type',
    'json',
    'packages',
    'apps',
  ];
  try {
    return (await run(tool('depcruise'), args, { cwd: folder, env: toolEnvironment(), maxBuffer: 2 ** 28 }))
      .stdout;
  } catch (error) {
    // A violation ends the program with a code, but the report is whole.
    const stdout = (error as { readonly stdout?: unknown }).stdout;
    if (typeof stdout === 'string' && stdout.startsWith('{')) return stdout;
    throw error;
  }
};

/**
 * Checks the directions of imports between and inside the workspaces of a folder laid out like this repository.
 * @throws when nothing could be checked.
 */
export const checkImportDirections = async (folder: string = root): Promise<readonly Violation[]> => {
  const { summary } = JSON.parse(await cruise(folder)) as CruiseReport;
  if (summary.totalCruised === 0) throw new Error(`no module was found below ${folder}`);
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
};

if (import.meta.main) {
  const violations = await checkImportDirections();
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
