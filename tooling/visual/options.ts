import { parseArgs } from 'node:util';

/** What `npm run visual` was asked for. */
export interface Options {
  readonly action: 'compare' | 'review' | 'accept';
  readonly base: string | null;
  /** Null is the files as they are. */
  readonly head: string | null;
  readonly only: string | undefined;
  readonly mode: string | undefined;
  readonly comment: string;
}

export const help = `npm run visual -- [options]      compares and writes visual-report/
  --base <ref>      what to compare with; else the merge base with origin/main, or the commit before
  --head <ref>      what to look at; else the files as they are
  --only <glob>     stories by id, such as 'ui-button*'
  --mode <glob>     modes by name, such as '*dark*'
npm run visual -- --review       opens the last review for decisions
npm run visual:accept -- [--only <glob>] [--comment <text>]
                  accepts the changes of the last review`;

/** @throws when an option is not one. */
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
