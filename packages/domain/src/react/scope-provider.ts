import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import { createElement, type ReactNode } from 'react';

/** Provides the scope in which all components below read and write the models. */
export function ScopeProvider({ scope, children }: ScopeProviderProps) {
  return createElement(Provider, { value: scope, children });
}

export interface ScopeProviderProps {
  readonly scope: Scope;
  readonly children?: ReactNode;
}
