import { render } from '@testing-library/react';
import { useLayoutEffect, useRef, type ComponentType, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { ScopeProvider } from '@saddlebag/domain/react';
import { seedScope } from '@saddlebag/domain/testing';
import './entry-texts.ts';
import en from './locales/en.json';

// Its picture comes from a brand, which only a build for a brand has.
vi.mock('./widgets/word-mark/index.ts', () => ({ WordMark: () => null }));

const rawKey = new RegExp(`\\b(?:${Object.keys(en).join('|')})\\.[a-z][\\w.-]*`, 'g');

/** Tells what each commit has put on the page, before React takes up what effects have changed. */
function Recorder({ told, children }: { told: (markup: string) => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    told(box.current?.innerHTML ?? '');
  });
  return <div ref={box}>{children}</div>;
}

// Loaded one after the other, as in a browser: none may live on what another has brought.
const screens: readonly (readonly [name: string, load: () => Promise<ComponentType>, says: string])[] = [
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

describe('code that comes late', () => {
  it.each(screens)('has the texts of the %s at hand for the first picture', async (_, load, says) => {
    const Screen = await load();
    const commits: string[] = [];

    render(
      <ScopeProvider scope={seedScope()}>
        <Recorder told={(markup) => commits.push(markup)}>
          <Screen />
        </Recorder>
      </ScopeProvider>,
    );

    expect(commits[0]?.match(rawKey)).toBeNull();
    expect(commits[0]).toContain(says);
  });
});
