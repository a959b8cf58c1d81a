import { describe, expect, it } from 'vitest';
import { planChecks } from './plan-checks.ts';

const namesOf = (existing: readonly string[], tests: readonly string[] = []) =>
  planChecks({ existing, deleted: [], tests, reportFolder: '/reports' })
    .flat()
    .map(({ name }) => name);

describe('the plan for changed files', () => {
  it('lints and type-checks a file in its project, and runs its tests', () => {
    const test = 'packages/ui/src/button/button.test.tsx';

    expect(namesOf(['packages/ui/src/button/button.tsx'], [test])).toEqual([
      'prettier',
      'prose',
      'oxlint',
      'eslint packages/ui',
      'types packages/ui',
      'unit',
    ]);
  });

  it('type-checks each project with a change', () => {
    expect(
      namesOf(['apps/sandbox/src/app.ts', '.storybook/modes.ts', 'tooling/lint.ts', 'vite.shared.ts']).filter(
        (name) => name.startsWith('types'),
      ),
    ).toEqual(['types apps/sandbox', 'types .storybook', 'types tsconfig.json']);
  });

  it('checks only the format and the prose of a Markdown file', () => {
    expect(namesOf(['docs/glossary.md'])).toEqual(['prettier', 'prose']);
  });

  it('type-checks a project from which a file was deleted', () => {
    const checks = planChecks({
      existing: [],
      deleted: ['packages/domain/src/api/client.ts'],
      tests: [],
      reportFolder: '/reports',
    });

    expect(checks.flat().map(({ name }) => name)).toEqual(['types packages/domain']);
  });
});
