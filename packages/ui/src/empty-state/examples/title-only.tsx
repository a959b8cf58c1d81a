import { EmptyState } from '../empty-state.tsx';

/** Inside a list or a table a sentence is enough, and no heading. */
export const EmptyStateTitleOnly = () => <EmptyState titleAs="p" title="No orders on these days" />;
