export { ScopeProvider } from './scope-provider.ts';
export { useFormat } from './use-format.ts';
export { useLocale } from './use-locale.ts';
export { useT } from './use-t.ts';
