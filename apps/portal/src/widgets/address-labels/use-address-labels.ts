import { useT } from '@saddlebag/domain/react';
import './texts.ts';

/** The texts of an address field and its suggestions. */
export function useAddressLabels() {
  const t = useT();
  return {
    suggestions: t('address-search.places'),
    clear: t('request.address-clear'),
    loading: t('address-search.loading'),
    empty: t('request.search.no-results'),
    failed: t('address-search.failed'),
    retry: t('action.retry'),
    count: (count: number) => t('address-search.count', { count }),
  };
}
