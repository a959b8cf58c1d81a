import { parseArgs } from 'node:util';

/** Command line options of `npm run visual`. */
export interface Options {
  readonly action: 'compare' | 'review' | 'accept';
  /** Git ref to compare with. Null means the result of `findDefaultBase`. */
  readonly base: string | null;
  /** Git ref to review. Null means the working tree. */
  readonly head: string | null;
  /** Glob of story ids. */
  readonly only: string | undefined;
  /** Glob of mode names. */
  readonly mode: string | undefined;
  readonly comment: string;
}

export const help = `npm run visual -- [options]      compares and writes visual-report/
  --base <ref>      commit to compare with; default: merge base with origin/main, or the previous commit
  --head <ref>      commit to review; default: the working tree
  --only <glob>     only stories with matching ids, such as 'ui-button*'
  --mode <glob>     only modes with matching names, such as '*dark*'
npm run visual -- --review       opens the last comparison for decisions
npm run visual:accept -- [--only <glob>] [--comment <text>]
                  accepts the changes of the last comparison`;

/** Parses the command line. @throws a TypeError for an unknown option. */
export const readOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string' },
      head: { type: 'string' },
      only: { type: 'string' },
      mode: { type: 'string' },
      comment: { type: 'string' },
      review: { type: 'boolean' },
      accept: { type: 'boolean' },
    },
  });
  return {
    action: values.review ? 'review' : values.accept ? 'accept' : 'compare',
    base: values.base ?? null,
    head: values.head ?? null,
    only: values.only,
    mode: values.mode,
    comment: values.comment ?? '',
  };
};
