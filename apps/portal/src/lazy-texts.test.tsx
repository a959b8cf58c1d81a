import { render } from '@testing-library/react';
import { useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ScopeProvider } from '@saddlebag/domain/react';
import { seedScope } from '@saddlebag/domain/testing';
import './entry-texts.ts';
import en from './locales/en.json';

// The word mark needs a brand, which exists only in a build.
vi.mock('./widgets/word-mark/index.ts', () => ({ WordMark: () => null }));

const rawKey = new RegExp(`\\b(?:${Object.keys(en).join('|')})\\.[a-z][\\w.-]*`, 'g');

/** Reports the markup of each commit before React applies state changes from effects. */
function CommitRecorder({ onCommit, children }: { onCommit: (markup: string) => void; children: ReactNode }) {
  const container = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    onCommit(container.current?.innerHTML ?? '');
  });
  return <div ref={container}>{children}</div>;
}

// Loads the screens in sequence, as a browser does. No screen may rely on texts that another one provides.
const screens: readonly (readonly [
  name: string,
  loadScreen: () => Promise<ComponentType>,
  expectedText: string,
])[] = [
  ['toasts', async () => (await import('./widgets/toasts/index.ts')).Toasts, en.toast.region],
  ['terms', async () => (await import('./routes/terms/index.ts')).TermsPage, en.terms.title],
  [
    'sandbox accounts',
    async () => (await import('./routes/login/parts/demo-accounts.tsx')).DemoAccounts,
    en.demo.title,
  ],
  [
    'maintenance screen',
    async () => (await import('./routes/maintenance/index.ts')).MaintenancePage,
    en.maintenance['planned-title'],
  ],
];

describe('a lazily loaded component', () => {
  it.each(screens)('renders its texts in the first commit: %s', async (_, loadScreen, expectedText) => {
    const Screen = await loadScreen();
    const commits: string[] = [];

    render(
      <ScopeProvider scope={seedScope()}>
        <CommitRecorder onCommit={(markup) => commits.push(markup)}>
          <Screen />
        </CommitRecorder>
      </ScopeProvider>,
    );

    expect(commits[0]?.match(rawKey)).toBeNull();
    expect(commits[0]).toContain(expectedText);
  });
});
