import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=modify';

// English texts of the screen that modifies an order.
provideTexts('en', texts);
