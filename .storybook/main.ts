import { readFileSync } from 'node:fs';
import tailwindcss from '@tailwindcss/vite';
import { toBuild } from '../apps/portal/build-target.ts';
import { localeFiles } from '../apps/portal/locale-files.ts';
import { brands } from '../packages/ui/brands/index.ts';
import { brandStyles } from '../packages/ui/brands/vite-plugin.ts';
import { conditions, effectorUnits } from '../vite.shared.ts';
import type { StorybookConfig } from '@storybook/react-vite';
import type { BrandId } from '../packages/ui/brands/index.ts';

const trustedTypes = readFileSync(new URL('./trusted-types.html', import.meta.url), 'utf8');
const allBrands = Object.keys(brands) as [BrandId, ...BrandId[]];

/** One Storybook for the library and the portal screens. It includes every brand and needs no network. */
const config: StorybookConfig = {
  framework: { name: '@storybook/react-vite', options: {} },
  stories: [
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
    './brand-studio/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  staticDirs: ['../public'],
  // Storybook's development client creates markup from strings, so only production builds enforce Trusted
  // Types.
  previewHead: (head = '', { configType }) => (configType === 'PRODUCTION' ? `${trustedTypes}${head}` : head),
  viteFinal: (base) => ({
    ...base,
    plugins: [
      ...(base.plugins ?? []),
      localeFiles(),
      effectorUnits(),
      tailwindcss(),
      brandStyles({ brands: allBrands }),
    ],
    define: {
      ...base.define,
      __BUILD__: JSON.stringify(toBuild({ brand: 'mangrove', country: 'bd', environment: 'sandbox' })),
    },
    resolve: { ...base.resolve, conditions },
    build: { ...base.build, chunkSizeWarningLimit: 4096 },
  }),
};

export default config;
