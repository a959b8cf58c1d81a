import './storybook.css';
import 'virtual:saddlebag-brands.css';
import { UiProvider } from '@saddlebag/ui/provider';
import { applyMode, brandModes, defaultMode, densityModes, languageModes, themeModes } from './modes.ts';
import { serveSandbox } from './serve-sandbox.ts';
import type { Preview } from '@storybook/react-vite';
import type { LanguageMode, Mode } from './modes.ts';

const items = (titles: Readonly<Record<string, string>>) =>
  Object.entries(titles).map(([value, title]) => ({ value, title }));

const languageTitles = Object.fromEntries(
  Object.entries(languageModes).map(([tag, { title, dir }]) => [tag, `${title} (${dir})`]),
);

const preview: Preview = {
  tags: ['autodocs'],
  initialGlobals: defaultMode,
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
    layout: 'padded',
    controls: { expanded: true },
    options: { storySort: { order: ['Foundations', 'UI', 'Portal'] } },
  },
  loaders: [
    async ({ globals, title }) => {
      applyMode(document.documentElement, globals as unknown as Mode);
      if (title.startsWith('Portal/')) await serveSandbox();
      await document.fonts.ready;
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
