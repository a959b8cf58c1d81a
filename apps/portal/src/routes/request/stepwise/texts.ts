import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=steps';

// English texts of the stepwise form.
provideTexts('en', texts);
