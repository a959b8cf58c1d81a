/** A TypeScript project and the files that belong to it. */
interface Project {
  /** Folder or file of the tsconfig. */
  readonly path: string;
  readonly pattern: RegExp;
}

/** The projects that `npm run typecheck` checks. */
const projects: readonly Project[] = [
  ...['packages/ui', 'packages/domain', 'apps/portal', 'apps/sandbox', '.storybook'].map((path) => ({
    path,
    pattern: new RegExp(`^${path.replace('.', '\\.')}/`),
  })),
  { path: 'tsconfig.json', pattern: /^(?:tooling|e2e|bench)\/|^[^/]+\.ts$/ },
];

/** Groups files by the TypeScript project that contains them. Leaves out files of no project. */
export const groupByProject = (files: readonly string[]): ReadonlyMap<string, readonly string[]> =>
  new Map(
    projects
      .map(({ path, pattern }) => [path, files.filter((file) => pattern.test(file))] as const)
      .filter(([, filesOfProject]) => filesOfProject.length > 0),
  );
