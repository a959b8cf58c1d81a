import { resetPage } from './still/reset-page.ts';
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

const toolbarItems = (titles: Readonly<Record<string, string>>) =>
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

// A machine that takes snapshots may be slow, so wait longer before a query fails.
configure({ asyncUtilTimeout: 10_000 });

// Do not import components here. A change in anything this file imports triggers new snapshots of every
// story.
const preview: Preview = {
  tags: ['autodocs'],
  // Keep the actual window size until the user selects a viewport.
  initialGlobals: { ...defaultMode, viewport: { value: undefined, isRotated: false } },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: { icon: 'paintbrush', items: toolbarItems(brandModes), dynamicTitle: true },
    },
    theme: {
      description: 'Theme',
      toolbar: { icon: 'contrast', items: toolbarItems(themeModes), dynamicTitle: true },
    },
    language: {
      description: 'Language and direction',
      toolbar: { icon: 'globe', items: toolbarItems(languageTitles), dynamicTitle: true },
    },
    density: {
      description: 'Density',
      toolbar: { icon: 'grow', items: toolbarItems(densityModes), dynamicTitle: true },
    },
  },
  parameters: {
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    viewport: { options: viewports },
    // The same modes as `npm run visual`. Differences below the threshold are anti-aliasing noise.
    chromatic: { modes: coreModes, diffThreshold: 0.063, prefersReducedMotion: 'reduce' },
    layout: 'padded',
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'UI', 'Portal'] } },
  },
  loaders: [
    async ({ globals, id, title }) => {
      resetPage(id);
      applyMode(document.documentElement, globals as Mode);
      if (title.startsWith('Portal/')) await serveSandbox();
      await loadFonts(document.documentElement, globals['language'] as LanguageMode);
    },
  ],
  decorators: [
    (Story, { globals }) => {
      const language = globals['language'] as LanguageMode;
      applyMode(document.documentElement, globals as Mode);
      return (
        <UiProvider language={language} direction={languageModes[language].dir}>
          <Story />
        </UiProvider>
      );
    },
  ],
};

export default preview;
