import type { Mode } from '../../.storybook/modes.ts';

/** A picture of a story in one mode. */
export interface Snapshot {
  /** Identifies story and mode. Equal on both sides of a comparison. */
  readonly key: string;
  readonly storyId: string;
  /** Title of the component in Storybook's sidebar. */
  readonly component: string;
  readonly story: string;
  readonly modeName: string;
  readonly mode: Mode;
  readonly picture: Picture;
}

/** A picture file, named after the hash of its content. */
export interface Picture {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

/** A story that could not be captured. */
export interface Failure {
  readonly storyId: string;
  readonly component: string;
  readonly story: string;
  readonly message: string;
}

/** The pictures and failures of one side of a comparison, the base or the head. */
export interface Capture {
  readonly snapshots: readonly Snapshot[];
  readonly failures: readonly Failure[];
}

export const kinds = ['changed', 'new', 'removed', 'flaky', 'failed'] as const;
export type Kind = (typeof kinds)[number];

/** An entry of the review page. */
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
  /** Null for a new picture or a failed story. */
  readonly before: Picture | null;
  /** Null for a removed picture or a failed story. */
  readonly after: Picture | null;
  /** Name of the picture that marks the differences. Null unless the item has two pictures. */
  readonly difference: string | null;
  readonly changedPixels: number;
  /** Error message of a failed story. Null for other items. */
  readonly message: string | null;
}

/** A built Storybook. */
export interface Site {
  readonly folder: string;
  /** Null if the Storybook was built from uncommitted files. */
  readonly commit: string | null;
}

/** The base or the head of a comparison, as the review page names it. */
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

/**
 * True for items that a reviewer accepts or denies. Flaky stories are not changes, and failures cannot be
 * accepted.
 */
export const needsDecision = ({ kind }: Pick<ReportItem, 'kind'>): boolean =>
  kind === 'changed' || kind === 'new' || kind === 'removed';
