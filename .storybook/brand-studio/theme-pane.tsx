import { SunIcon, MoonIcon } from '@saddlebag/ui/icon';
import { draftScope } from './use-draft-tokens.ts';
import type { Theme } from '../../packages/ui/tokens/index.ts';
import type { ReactNode } from 'react';

export const themeTitles = { light: 'Day', dark: 'Night' } as const satisfies Readonly<Record<Theme, string>>;

/** A pane in one theme of the draft. Dialogs and popovers opened from the pane use the same theme. */
export function ThemePane({ theme, children }: { readonly theme: Theme; readonly children: ReactNode }) {
  const applyThemeToBody = () => {
    document.body.dataset['theme'] = theme;
  };
  const Icon = theme === 'light' ? SunIcon : MoonIcon;
  return (
    <div
      data-brand={draftScope}
      data-theme={theme}
      onPointerDownCapture={applyThemeToBody}
      onFocusCapture={applyThemeToBody}
      className="@container min-w-0 bg-page font-sans text-md text-text"
    >
      <p className="m-0 flex items-center gap-2 px-gutter py-3 text-sm font-strong">
        <Icon />
        {themeTitles[theme]}
      </p>
      {children}
    </div>
  );
}
