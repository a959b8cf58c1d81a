import { startPage } from '../shell/start-page.tsx';
import { ConsumerPage } from './page.tsx';

startPage(ConsumerPage);
