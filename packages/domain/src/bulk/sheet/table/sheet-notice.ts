import type { TextParams } from '../../../platform/i18n/index.ts';

/** Something the reader decided that a person should know. The key names a text in the group `bulk`. */
export interface SheetNotice {
  readonly key:
    | 'bulk.file.notice.sheet'
    | 'bulk.file.notice.unknown-columns'
    | 'bulk.file.notice.missing-columns'
    | 'bulk.file.notice.no-header'
    | 'bulk.file.notice.instructions'
    | 'bulk.file.notice.hidden-rows'
    | 'bulk.file.notice.merged';
  readonly params: TextParams;
}
