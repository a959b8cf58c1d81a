import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=modify';

// The English of the screen that changes an order.
provideTexts('en', texts);
