import type { TextParams } from '../../platform/i18n/index.ts';

/** Why a file or a pasted text has no rows. The key names a text in the group `bulk`. */
export interface SheetFailure {
  readonly key:
    | 'bulk.file.empty'
    | 'bulk.file.too-large'
    | 'bulk.file.not-xlsx'
    | 'bulk.file.pdf'
    | 'bulk.file.old-excel'
    | 'bulk.file.binary-excel'
    | 'bulk.file.open-document'
    | 'bulk.file.encrypted'
    | 'bulk.file.damaged'
    | 'bulk.file.unsafe'
    | 'bulk.file.too-many-rows'
    | 'bulk.file.far-cell'
    | 'bulk.file.open-quote'
    | 'bulk.file.no-header'
    | 'bulk.file.no-rows'
    | 'bulk.file.too-slow'
    | 'bulk.file.reader-failed';
  readonly params?: TextParams;
}

export const failWith = (key: SheetFailure['key'], params?: TextParams) => ({
  ok: false as const,
  failure: params ? { key, params } : { key },
});

export type Failed = ReturnType<typeof failWith>;
