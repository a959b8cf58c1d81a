import { defineConfig, globalIgnores } from 'eslint/config';
import effector from 'eslint-plugin-effector';
import reactHooks from 'eslint-plugin-react-hooks';
import storybook from 'eslint-plugin-storybook';
import tseslint from 'typescript-eslint';
import { saddlebag } from './tooling/lint-rules/index.ts';

const productFiles = ['packages/*/**/*.{ts,tsx}', 'apps/*/**/*.{ts,tsx}'];
const allFiles = [
  ...productFiles,
  'tooling/**/*.ts',
  'e2e/**/*.ts',
  'bench/**/*.{ts,tsx}',
  '.storybook/**/*.{ts,tsx}',
  '*.ts',
];
const testFiles = ['**/*.{test,fixture}.{ts,tsx}', '**/{test,testing}/**', 'e2e/**'];

const onlyUseUnit =
  'Use `useUnit` with a derived store. The build leaves out the hook that this function needs.';
const onlyZodMini =
  "Write `import * as z from 'zod/mini'`. It has a fifth of the size, and a named import would bundle every locale.";
const onlyRadix =
  'Build overlays with packages/ui. Radix makes popups of other libraries inert inside its modals.';
const onlyEntries = 'Import the entry of a folder (@saddlebag/ui/button), not a file inside it.';
const onlyTruncatedBdi =
  'Put `truncate` on the `<bdi>` itself. Its parent would cut off the start of a text of the opposite direction.';

const bdiInTruncated =
  "JSXElement:has(> JSXOpeningElement:has(JSXAttribute[name.name='className'] Literal[value=/\\btruncate\\b/])) > JSXElement[openingElement.name.name='bdi']";

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
    files: allFiles,
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      // One TypeScript program for all workspaces computes their shared types only once.
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
      // Effects throw failures, which are plain objects with a kind and not instances of Error.
      '@typescript-eslint/only-throw-error': 'off',
      '@typescript-eslint/prefer-promise-reject-errors': 'off',
      // Ports and services declare functions with method syntax. None of them uses `this`.
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
    files: productFiles,
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
          paths: [
            { name: 'zod', message: onlyZodMini },
            { name: 'effector-react', importNames: ['useStoreMap', 'useList'], message: onlyUseUnit },
          ],
          patterns: [
            { group: overlayLibraries, message: onlyRadix },
            {
              regex: '^@saddlebag/(?!ui/brands/)[^/]+/[^/]+/|^@saddlebag/[^/]+/(src|internals)$',
              message: onlyEntries,
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "ImportDeclaration[source.value='zod/mini'] > ImportSpecifier", message: onlyZodMini },
        {
          selector: 'ForInStatement',
          message: 'for…in also visits inherited keys; use Object.keys or Object.entries.',
        },
        { selector: bdiInTruncated, message: onlyTruncatedBdi },
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
    // The project does not use the React compiler, which this rule is for.
    rules: { 'react-hooks/incompatible-library': 'off' },
  },
  {
    // The rules exclude the sandbox, whose map has fixed colors, and the brands and tokens, which define the
    // colors.
    files: ['packages/ui/src/**/*.{ts,tsx}', 'apps/portal/src/**/*.{ts,tsx}'],
    ignores: testFiles,
    plugins: { saddlebag },
    rules: { 'saddlebag/logical-directions': 'error', 'saddlebag/token-colours': 'error' },
  },
  {
    files: testFiles,
    rules: {
      // Tests read untyped values from scopes and pass incomplete values on purpose.
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
