import { build } from '../../build.ts';
import { startPage } from '../shell/start-page.tsx';
import { ProhibitedItemsPage } from './page.tsx';

startPage(() => <ProhibitedItemsPage market={build.market} />);
