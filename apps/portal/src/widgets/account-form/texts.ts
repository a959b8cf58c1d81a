import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../locales/en.json?only=account';

// English texts of the registration and the password reset.
provideTexts('en', texts);
