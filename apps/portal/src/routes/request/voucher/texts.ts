import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=voucher';

// English texts of vouchers.
provideTexts('en', texts);
