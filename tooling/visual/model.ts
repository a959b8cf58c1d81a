import type { Mode } from '../../.storybook/modes.ts';

/** One picture of one story in one mode. */
export interface Snapshot {
  /** The same on both sides of a comparison. */
  readonly key: string;
  readonly storyId: string;
  /** The title of the component, as in Storybook's sidebar. */
  readonly component: string;
  readonly story: string;
  readonly modeName: string;
  readonly mode: Mode;
  readonly picture: Picture;
}

/** A picture file, named by what is in it. */
export interface Picture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/** A story of which no picture could be taken. */
export interface Failure {
  readonly storyId: string;
  readonly component: string;
  readonly story: string;
  readonly message: string;
}

/** What was seen of one side. */
export interface Capture {
  readonly snapshots: readonly Snapshot[];
  readonly failures: readonly Failure[];
}

export const kinds = ['changed', 'new', 'removed', 'flaky', 'failed'] as const;
export type Kind = (typeof kinds)[number];

/** One line of the review. */
export interface ReportItem {
  readonly id: string;
  readonly kind: Kind;
  readonly storyId: string;
  readonly component: string;
  readonly story: string;
  readonly modeName: string;
  readonly brand: string;
  readonly theme: string;
  readonly direction: string;
  readonly viewport: string;
  readonly before: Picture | null;
  readonly after: Picture | null;
  /** Name of the picture that marks what is different. */
  readonly difference: string | null;
  readonly changedPixels: number;
  readonly message: string | null;
}

/** A built Storybook. */
export interface Site {
  readonly folder: string;
  /** Null when it was built of files that are no commit. */
  readonly commit: string | null;
}

/** One side of the comparison, as a person would name it. */
export interface Side {
  readonly name: string;
  readonly commit: string;
  readonly subject: string;
}

export interface Report {
  readonly base: Side;
  readonly head: Side;
  readonly unchanged: number;
  readonly items: readonly ReportItem[];
}

/** What waits for a person: what is flaky is no change, and what failed cannot be accepted. */
export const needsDecision = ({ kind }: Pick<ReportItem, 'kind'>): boolean =>
  kind === 'changed' || kind === 'new' || kind === 'removed';
