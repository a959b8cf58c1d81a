import { useUnit } from 'effector-react';
import type { RequestField } from '@saddlebag/domain/request';
import { $fieldHints } from '../model.ts';

/** Returns the content that replaces a field's hint, or null to keep the hint. */
export const useFieldHint = (field: RequestField) => useUnit($fieldHints)[field] ?? null;
