import { useMemo, useState } from 'react';
import { SegmentedControl } from '../../packages/ui/src/segmented-control/index.ts';
import { Tabs } from '../../packages/ui/src/tabs/index.ts';
import { brandFile } from './brand-file.ts';
import { ComponentSheet } from './component-sheet.tsx';
import { ContrastPairs } from './contrast-pairs.tsx';
import { CopyButton } from './copy-button.tsx';
import { resolveLogo, listScriptCodes } from './draft.ts';
import { StoryFrame } from './story-frame.tsx';
import { ThemePane } from './theme-pane.tsx';
import type { ReactNode } from 'react';
import type { Brand, Theme } from '../../packages/ui/tokens/index.ts';
import type { Draft } from './draft.ts';
import type { EditDraft } from './edit-draft.ts';
import type { Verdict } from './verdicts.ts';

const themesByChoice = { both: ['light', 'dark'], light: ['light'], dark: ['dark'] } as const;
const screens = [
  ['request', 'Request', 'portal-request-a-rider--filled'],
  ['tracking', 'Tracking', 'portal-order-tracking--order-open'],
] as const;

/** Previews the draft: components, two portal screens, the contrast table and the generated file. */
export function Preview({ draft, brand, verdicts, onEdit }: PreviewProps) {
  const [tab, setTab] = useState('components');
  const [themeChoice, setThemeChoice] = useState<keyof typeof themesByChoice>('both');
  const failingCount = verdicts.filter(({ passes }) => !passes).length;
  const file = useMemo(() => brandFile(draft), [draft]);
  // Memoized props keep the large component sheet from rendering on every edit.
  const logo = useMemo(() => resolveLogo(draft.logo, draft.name), [draft.logo, draft.name]);
  const scriptTypefaces = draft.type.scripts;
  const scripts = useMemo(() => listScriptCodes(scriptTypefaces), [scriptTypefaces]);
  const renderPanes = (content: (theme: Theme) => ReactNode) => (
    <div className={themeChoice === 'both' ? 'grid lg:grid-cols-2' : 'grid'}>
      {themesByChoice[themeChoice].map((theme) => (
        <ThemePane key={theme} theme={theme}>
          {content(theme)}
        </ThemePane>
      ))}
    </div>
  );
  return (
    <Tabs.Root value={tab} onValueChange={setTab} activationMode="manual">
      <div className="flex flex-wrap items-center justify-between min-h-16 gap-3 px-5 py-2">
        <Tabs.List aria-label="Preview">
          <Tabs.Trigger value="components">Components</Tabs.Trigger>
          {screens.map(([value, title]) => (
            <Tabs.Trigger key={value} value={value}>
              {title}
            </Tabs.Trigger>
          ))}
          <Tabs.Trigger
            value="contrast"
            {...(failingCount > 0 && { count: failingCount, countLabel: `${failingCount} fail` })}
          >
            Contrast
          </Tabs.Trigger>
          <Tabs.Trigger value="file">File</Tabs.Trigger>
        </Tabs.List>
        {tab !== 'contrast' && tab !== 'file' && (
          <SegmentedControl.Root
            label="Themes"
            value={themeChoice}
            onValueChange={(value) => {
              if (value in themesByChoice) setThemeChoice(value as keyof typeof themesByChoice);
            }}
          >
            <SegmentedControl.Item value="both">Both</SegmentedControl.Item>
            <SegmentedControl.Item value="light">Day</SegmentedControl.Item>
            <SegmentedControl.Item value="dark">Night</SegmentedControl.Item>
          </SegmentedControl.Root>
        )}
      </div>
      <Tabs.Content value="components">
        {renderPanes((theme) => (
          <ComponentSheet name={brand.name} logo={logo} scripts={scripts} theme={theme} />
        ))}
      </Tabs.Content>
      {screens.map(([value, title, story]) => (
        <Tabs.Content key={value} value={value}>
          {renderPanes((theme) => (
            <StoryFrame
              story={story}
              title={title}
              brand={brand}
              logo={draft.logo ?? 'mangrove'}
              theme={theme}
            />
          ))}
        </Tabs.Content>
      ))}
      <Tabs.Content value="contrast" className="overflow-x-auto">
        <ContrastPairs verdicts={verdicts} onEdit={onEdit} />
      </Tabs.Content>
      <Tabs.Content value="file">
        <div className="grid gap-3 p-gutter">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="m-0 font-mono text-sm text-muted">packages/ui/brands/{draft.id}.brand.ts</p>
            <CopyButton label="Copy the file" variant="primary" text={() => file} />
          </div>
          <pre
            dir="ltr"
            className="m-0 rounded-card bg-sunken whitespace-pre-wrap wrap-anywhere p-5 text-start font-mono text-sm"
          >
            {file}
          </pre>
        </div>
      </Tabs.Content>
    </Tabs.Root>
  );
}

interface PreviewProps {
  readonly draft: Draft;
  readonly brand: Brand;
  readonly verdicts: readonly Verdict[];
  readonly onEdit: EditDraft;
}
