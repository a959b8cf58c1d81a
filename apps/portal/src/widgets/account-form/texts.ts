import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../locales/en.json?only=account';

// The English of the screens that make an account or mend it; it comes with their code.
provideTexts('en', texts);
