import { startPage } from '../shell/start-page.tsx';
import { TrackingPage } from './page.tsx';

startPage(TrackingPage);
