import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../locales/en.json?only=pre-order';

// English texts of scheduled deliveries.
provideTexts('en', texts);
