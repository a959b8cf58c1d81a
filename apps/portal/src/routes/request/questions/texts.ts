import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=value';

// English texts of the item-value confirmation and the VAT number.
provideTexts('en', texts);
