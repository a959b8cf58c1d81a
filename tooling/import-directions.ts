import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { root } from './workspace.ts';

/** An import that violates a rule of .dependency-cruiser.cjs. */
export interface Violation {
  readonly rule: string;
  /** Paths relative to the checked folder. */
  readonly from: string;
  readonly to: string;
}

/**
 * Finds forbidden imports between and inside the workspaces of a folder with the layout of this repository.
 * @throws when the folder contains no modules.
 */
export const checkImportDirections = async (folder: string = root): Promise<readonly Violation[]> => {
  const options = await extractOptions(join(root, '.dependency-cruiser.cjs'));
  const tsConfig = extractTSConfig(join(root, 'tsconfig.base.json'));
  const folders = ['packages', 'apps', 'tooling', 'e2e', 'bench', '.storybook'].filter((name) =>
    existsSync(join(folder, name)),
  );
  const { output } = await cruise(folders, { ...options, baseDir: folder }, {}, { tsConfig });
  if (typeof output === 'string')
    throw new Error('dependency-cruiser returned a text. Its output type must be the default, an object.');
  const { summary } = output;
  if (summary.totalCruised === 0)
    throw new Error(`No module was found below ${folder}, so no import could be checked.`);
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
};

if (import.meta.main) {
  const violations = await checkImportDirections();
  for (const { rule, from, to } of violations) console.error(`${rule}: ${from} → ${to}`);
  process.exitCode = violations.length > 0 ? 1 : 0;
}
