import { EmptyState } from '../empty-state.tsx';

/** A sentence without heading semantics, for use inside a list or table. */
export const EmptyStateTitleOnly = () => <EmptyState titleAs="p" title="No orders on these days" />;
