import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../locales/en.json?only=pre-order';

// The English of scheduled deliveries; it comes with the code that schedules and shows them.
provideTexts('en', texts);
