import { useStoreMap } from 'effector-react';
import type { RequestField } from '@saddlebag/domain/request';
import { $fieldMarks } from '../model.ts';

/** What is said of a field in place of its hint; null most of the time. */
export const useFieldMark = (field: RequestField) =>
  useStoreMap({ store: $fieldMarks, keys: [field], fn: (marks, [name]) => marks[name] ?? null });
