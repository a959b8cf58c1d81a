/** What a file took until its message or its rows were shown. */
export interface FileCost {
  readonly ms: number;
  /** Largest memory of the process above that before the file, in megabytes. Null where the system reports none. */
  readonly megabytes: number | null;
}

export interface FileOutcome {
  /** What is wrong with the outcome, or null. */
  readonly fault: string | null;
  readonly cost: FileCost;
}
