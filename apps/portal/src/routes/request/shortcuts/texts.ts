import { provideTexts } from '@saddlebag/domain/i18n';
import texts from '../../../locales/en.json?only=counter';

// The English of what the counter has beside the form.
provideTexts('en', texts);
