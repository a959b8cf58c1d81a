import { useStoreMap } from 'effector-react';
import type { RequestField } from '@saddlebag/domain/request';
import { $fieldHints } from '../model.ts';

/** What is said of a field in place of its hint; null most of the time. */
export const useFieldHint = (field: RequestField) =>
  useStoreMap({ store: $fieldHints, keys: [field], fn: (marks, [name]) => marks[name] ?? null });
