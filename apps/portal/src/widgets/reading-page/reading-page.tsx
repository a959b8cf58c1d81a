import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paths } from '../../paths.ts';
import { Preferences } from '../preferences/index.ts';
import { WordMark } from '../word-mark/index.ts';

interface ReadingPageProps {
  /** Identifies the page for styles and tests. */
  readonly 'data-slot': string;
  readonly title: string;
  readonly lead: string;
  /** What the reader can do with the page, below the lead. */
  readonly action: ReactNode;
  readonly children: ReactNode;
}

/** A page of text that anyone can read, signed in or not. */
export function ReadingPage({ 'data-slot': slot, title, lead, action, children }: ReadingPageProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-page text-text">
      <header className="flex h-header shrink-0 items-center bg-nav px-3 text-on-nav lg:px-6">
        <Link href={paths.home()} className="flex min-h-target min-w-target items-center text-on-nav">
          <WordMark className="h-7" />
        </Link>
      </header>
      <main
        id="content"
        data-slot={slot}
        className="mx-auto flex w-full max-w-2xl flex-1 flex-col gap-8 px-5 py-8 lg:py-12"
      >
        <div className="flex flex-col gap-3">
          <h1 className="font-display text-3xl text-balance">{title}</h1>
          <p className="text-lg text-balance text-muted">{lead}</p>
          {action}
        </div>
        {children}
      </main>
      <footer className="flex justify-center border-t border-border px-5 py-6">
        <Preferences />
      </footer>
    </div>
  );
}
