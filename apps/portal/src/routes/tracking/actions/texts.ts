import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=order';

// The English of what can be done with an order.
provideTexts('en', texts);
