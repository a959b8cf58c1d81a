import { markets } from '@saddlebag/domain/contracts';
import { brandStyles } from '@saddlebag/ui/brands/vite-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { conditions } from '../../vite.shared.ts';
import { readBuildTarget } from './build-target.ts';
import { helpPanelFiles, helpPanelInputs } from './help-panel-files.ts';
import { localeFiles } from './locale-files.ts';

const target = readBuildTarget(process.env);

/**
 * Builds the panel of the help centre, which the sandbox serves to the portal's frame. It is a build of its own, so
 * that its form library and its parts of zod are in no chunk of the public pages. Runs after the portal's build, into
 * the same folder.
 */
export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    brandStyles({ brands: [target.brand], languages: markets[target.country].languages }),
    localeFiles(),
    helpPanelFiles(),
  ],
  resolve: { conditions },
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    emptyOutDir: false,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: [...helpPanelInputs],
      output: { codeSplitting: { groups: [{ name: 'help-panel', test: /\/help-panel\/main\.tsx$/ }] } },
    },
  },
});
