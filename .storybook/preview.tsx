import { beginStory } from './still/begin.ts';
import { loadFonts } from './still/load-fonts.ts';
import './storybook.css';
import 'virtual:saddlebag-brands.css';
import { UiProvider } from '@saddlebag/ui/provider';
import { configure } from 'storybook/test';
import {
  applyMode,
  brandModes,
  coreModes,
  defaultMode,
  densityModes,
  languageModes,
  themeModes,
  viewportModes,
} from './modes.ts';
import { serveSandbox } from './serve-sandbox.ts';
import type { Preview } from '@storybook/react-vite';
import type { LanguageMode, Mode } from './modes.ts';

const items = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

const languageTitles = Object.fromEntries(
  Object.entries(languageModes).map(([tag, { title, dir }]) => [tag, `${title} (${dir})`]),
);

const viewports = Object.fromEntries(
  Object.entries(viewportModes).map(([id, { title, width, height }]) => [
    id,
    { name: title, styles: { width: `${width}px`, height: `${height}px` } },
  ]),
);

// A machine that pictures stories may be busy; what never comes still fails.
configure({ asyncUtilTimeout: 10_000 });

// No component is imported here: a change of whatever this file reaches has every story photographed again.
const preview: Preview = {
  tags: ['autodocs'],
  // The window is as large as it is until a size is chosen.
  initialGlobals: { ...defaultMode, viewport: { value: undefined, isRotated: false } },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { icon: 'paintbrush', items: items(brandModes), dynamicTitle: true },
    },
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: items(themeModes), dynamicTitle: true },
    },
    language: {
      description: 'Language and direction',
      toolbar: { icon: 'globe', items: items(languageTitles), dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'grow', items: items(densityModes), dynamicTitle: true },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    // The same table as `npm run visual`. Changes below the threshold are anti-aliasing.
    chromatic: { modes: coreModes, diffThreshold: 0.063, prefersReducedMotion: 'reduce' },
    layout: 'padded',
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'UI', 'Portal'] } },
  },
  loaders: [
    async ({ globals, id, title }) => {
      beginStory(id);
      applyMode(document.documentElement, globals as unknown as Mode);
      if (title.startsWith('Portal/')) await serveSandbox();
      await loadFonts(document.documentElement, globals['language'] as LanguageMode);
    },
  ],
  decorators: [
    (Story, { globals }) => {
      const language = globals['language'] as LanguageMode;
      applyMode(document.documentElement, globals as unknown as Mode);
      return (
        <UiProvider language={language} direction={languageModes[language].dir}>
          <Story />
        </UiProvider>
      );
    },
  ],
};

export default preview;
