import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import { createElement, type ReactNode } from 'react';

/** Everything below reads and writes the models in this scope. */
export function ScopeProvider({ scope, children }: ScopeProviderProps) {
  return createElement(Provider, { value: scope, children });
}

export interface ScopeProviderProps {
  readonly scope: Scope;
  readonly children?: ReactNode;
}
