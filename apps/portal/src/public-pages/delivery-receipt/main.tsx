import { startPage } from '../shell/start-page.tsx';
import { DeliveryReceiptPage } from './page.tsx';

startPage(DeliveryReceiptPage);
