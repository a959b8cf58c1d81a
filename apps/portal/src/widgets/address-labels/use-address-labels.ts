import { useT } from '@saddlebag/domain/react';

/** The texts of an address field and its suggestions. */
export function useAddressLabels() {
  const t = useT();
  return {
    suggestions: t('request.search.places'),
    clear: t('request.address-clear'),
    loading: t('request.search.loading'),
    empty: t('request.search.no-results'),
    failed: t('request.search.failed'),
    retry: t('action.retry'),
    count: (count: number) => t('request.search.count', { count }),
  };
}
