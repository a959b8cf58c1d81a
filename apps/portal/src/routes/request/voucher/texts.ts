import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=voucher';

// The English of vouchers; it comes with their code.
provideTexts('en', texts);
