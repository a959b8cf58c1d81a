/** The result of one part of the attack. */
export interface PartReport {
  /** Number of attempts. */
  readonly tried: number;
  /** Number of attempts that the service or the portal withstood. */
  readonly held: number;
  /** Describes each attempt that succeeded, or that the attack could not make. */
  readonly faults: readonly string[];
  /** What else the part measured, such as `largest memory 120 MB`. */
  readonly remark?: string;
}

export interface AttackOptions {
  /** Seed of the random choices, so that a run can be repeated. */
  readonly seed: number;
  /** Fraction of the full number of attempts, from 0 to 1. */
  readonly scale: number;
  /** Path of a JSON array of texts for the part that shows hostile texts. Null to generate them. */
  readonly stringsFile: string | null;
}

/** A part of the attack. It starts the sandboxes and browsers that it needs. */
export type AttackPart = (options: AttackOptions) => Promise<PartReport>;

/** Scales a number of attempts. The result is at least 1. */
export const scaled = (count: number, { scale }: Pick<AttackOptions, 'scale'>): number =>
  Math.max(1, Math.round(count * scale));

/** Collects the outcome of each attempt. */
export const createTally = () => {
  let tried = 0;
  const faults: string[] = [];
  return {
    /** Counts an attempt. `fault` describes its success, and is null if the attempt failed. */
    count: (fault: string | null): void => {
      tried += 1;
      if (fault !== null) faults.push(fault);
    },
    report: (remark?: string): PartReport => ({
      tried,
      held: tried - faults.length,
      faults,
      ...(remark !== undefined && { remark }),
    }),
  };
};
