import { defineConfig, globalIgnores } from 'eslint/config';
import effector from 'eslint-plugin-effector';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { saddlebag } from './tooling/lint-rules/index.ts';

const product = ['packages/*/**/*.{ts,tsx}', 'apps/*/**/*.{ts,tsx}'];
const everything = [
  ...product,
  'tooling/**/*.ts',
  'e2e/**/*.ts',
  'bench/**/*.{ts,tsx}',
  '.storybook/**/*.{ts,tsx}',
  '*.ts',
];
const tests = ['**/*.{test,fixture}.{ts,tsx}', '**/{test,testing}/**', 'e2e/**'];

const zodMini =
  "Write `import * as z from 'zod/mini'`: it is a fifth of the bytes, and a named import keeps every locale.";
const oneOverlay =
  'Radix owns every layer: popups of another library are dead inside its modals. Build on packages/ui instead.';
const publicFace = 'Import the public face of a folder: @saddlebag/ui/button, not a file inside it.';

const overlayLibraries = [
  'vaul',
  'cmdk',
  'sonner',
  'react-hot-toast',
  'react-modal',
  '@headlessui/*',
  '@floating-ui/*',
  '@base-ui/*',
  '@base-ui-components/*',
  '@ark-ui/*',
  '@mui/*',
  '@chakra-ui/*',
  'react-aria-components',
  'use-places-autocomplete',
  'react-international-phone',
  '@radix-ui/react-select',
];

export default defineConfig([
  globalIgnores([
    '**/dist/**',
    '**/node_modules/**',
    'storybook-static/**',
    'visual-report/**',
    'public/**',
    '.cache/**',
    '.saddlebag/**',
    'test-results/**',
  ]),
  {
    files: everything,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      // One program over all workspaces: types that they share are worked out once.
      parserOptions: { project: './tsconfig.lint.json', tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'separate-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-import-type-side-effects': 'error',
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unnecessary-type-arguments': 'error',
      '@typescript-eslint/prefer-readonly': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-expect-error': 'allow-with-description' }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // Failures are data (a union with a kind): an effect fails with what its handler throws.
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      // Ports and services are objects of functions, written as methods; none of them reads `this`.
      '@typescript-eslint/unbound-method': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 250 }],
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'xxx'], location: 'anywhere' }],
      'object-shorthand': 'error',
      'prefer-template': 'error',
    },
  },
  {
    files: product,
    extends: [
      effector.flatConfigs.recommended,
      effector.flatConfigs.scope,
      effector.flatConfigs.react,
      effector.flatConfigs.patronum,
    ],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'zod', message: zodMini }],
          patterns: [
            { group: overlayLibraries, message: oneOverlay },
            {
              regex: '^@saddlebag/(?!ui/brands/)[^/]+/[^/]+/|^@saddlebag/[^/]+/(src|internals)$',
              message: publicFace,
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "ImportDeclaration[source.value='zod/mini'] > ImportSpecifier", message: zodMini },
        {
          selector: 'ForInStatement',
          message: 'for…in also visits inherited keys; use Object.keys or Object.entries.',
        },
      ],
    },
  },
  {
    files: [
      'packages/ui/**/*.{ts,tsx}',
      'packages/domain/src/react/**',
      'apps/portal/**/*.{ts,tsx}',
      '.storybook/**',
    ],
    extends: [reactHooks.configs.flat.recommended],
    // The React compiler is not used, so what it cannot memoize is no concern.
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    // The sandbox paints its own map in its own colours, as any map service does; brands and tokens are where colours live.
    files: ['packages/ui/src/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}'],
    ignores: tests,
    plugins: { saddlebag },
    rules: { 'saddlebag/logical-directions': 'error', 'saddlebag/token-colours': 'error' },
  },
  {
    files: tests,
    rules: {
      // A test reads stores through the scope and hands half-made values to what must refuse them.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-non-null-assertion': 'off',
      '@typescript-eslint/no-base-to-string': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'effector/no-watch': 'off',
    },
  },
  { files: ['tooling/**', 'bench/**', 'apps/sandbox/src/hosts/main.ts'], rules: { 'no-console': 'off' } },
  { files: ['apps/sandbox/src/app.ts'], rules: { 'no-console': ['error', { allow: ['error'] }] } },
  {
    files: ['packages/domain/src/platform/ports/reporter.ts'],
    rules: { 'no-console': ['error', { allow: ['warn'] }] },
  },
  { files: ['**/*.stories.tsx'], extends: [storybook.configs['flat/recommended']] },
]);
