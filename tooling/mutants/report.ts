import type { MutantResult } from '@stryker-mutator/api/core';

type ReportedMutant = Pick<MutantResult, 'fileName' | 'location' | 'mutatorName' | 'replacement' | 'status'>;

/** The result of one group of mutants. */
export interface GroupScore {
  readonly killed: number;
  readonly survived: number;
  /** The share of killed mutants, 0 to 1. Is 1 if there are no mutants. */
  readonly share: number;
}

/** A timeout counts as killed, because the mutant loops forever. */
const isKilled = ({ status }: ReportedMutant): boolean => status === 'Killed' || status === 'Timeout';
const isSurvivor = ({ status }: ReportedMutant): boolean => status === 'Survived' || status === 'NoCoverage';

const onOneLine = (code: string): string => code.replace(/\s+/g, ' ');

interface Survivor {
  /** `file: original → replacement`, with the file's last folder. Stays the same when lines move. */
  readonly key: string;
  /** The survivor with its path and line. */
  readonly description: string;
}

/** Finds the survivors and reads their original code. */
export const findSurvivors = (
  mutants: readonly ReportedMutant[],
  readSource: (fileName: string) => string,
): readonly Survivor[] =>
  mutants.filter(isSurvivor).map(({ fileName, location: { start, end }, mutatorName, replacement }) => {
    const lines = readSource(fileName)
      .split('\n')
      .slice(start.line - 1, end.line);
    const last = lines.length - 1;
    const original = lines
      .map((line, index) =>
        line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined),
      )
      .join('\n');
    const change = `${onOneLine(original)} → ${onOneLine(replacement)}`;
    return {
      key: `${fileName.split('/').slice(-2).join('/')}: ${change}`,
      description: `${fileName}:${start.line} (${mutatorName}) ${change}`,
    };
  });

/**
 * Counts the killed and the surviving mutants. Leaves out explained survivors, mutants outside the sample and
 * mutants that did not run.
 */
export const scoreOf = (
  mutants: readonly ReportedMutant[],
  survivors: readonly Survivor[],
  explained: ReadonlySet<string>,
): GroupScore => {
  const killed = mutants.filter(isKilled).length;
  const survived = survivors.filter(({ key }) => !explained.has(key)).length;
  return { killed, survived, share: killed + survived === 0 ? 1 : killed / (killed + survived) };
};
