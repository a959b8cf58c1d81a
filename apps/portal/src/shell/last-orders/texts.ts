import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../locales/en.json?only=last-orders,no-vendors';

provideTexts('en', texts);
