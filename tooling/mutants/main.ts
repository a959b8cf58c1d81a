import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../workspace.ts';
import { groupNames, type MutantGroupName } from './groups.ts';
import { explainedSurvivors } from './explained.ts';
import { findSurvivors, scoreOf } from './report.ts';
import { runGroup } from './run-group.ts';

/** The share of mutants that the tests of each group must kill. */
const requiredShare = 0.95;

const parseGroups = (text: string | undefined): readonly MutantGroupName[] => {
  if (text === undefined) return groupNames;
  return text.split(',').map((name) => {
    const group = groupNames.find((candidate) => candidate === name);
    if (group === undefined)
      throw new Error(`There is no group ${name}. Choose from ${groupNames.join(', ')}.`);
    return group;
  });
};

const parseShare = (text: string): number => {
  const share = Number(text);
  if (!(share > 0 && share <= 1)) throw new Error(`The share must be above 0 and at most 1, not ${text}.`);
  return share;
};

/**
 * `npm run mutants`: lists the code changes that no test notices. Changes one place at a time, in the code in
 * which a fault costs money, an order or a session.
 *
 * - `-- --only payment,fee` tests two groups.
 * - `-- --share 1` tests all mutants instead of a sample.
 * - `-- --seed 2` draws another sample.
 */
const main = async (): Promise<boolean> => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      share: { type: 'string', default: '0.1' },
      seed: { type: 'string', default: '1' },
    },
  });
  const sample = { share: parseShare(values.share), seed: Number(values.seed) };
  let isEnough = true;
  for (const name of parseGroups(values.only)) {
    const mutants = (await runGroup(name, sample)).map((mutant) => ({
      ...mutant,
      fileName: relative(root, mutant.fileName),
    }));
    const survivors = findSurvivors(mutants, (file) => readFileSync(file, 'utf8'));
    const { killed, survived, share } = scoreOf(mutants, survivors, explainedSurvivors);
    console.log(
      `${name}: ${killed} of ${killed + survived} killed (${(share * 100).toFixed(1)} %), ${survivors.length - survived} explained`,
    );
    for (const { key, description } of survivors)
      if (!explainedSurvivors.has(key)) console.log(`  ${description}`);
    isEnough &&= share >= requiredShare;
  }
  return isEnough;
};

try {
  process.exitCode = (await main()) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
