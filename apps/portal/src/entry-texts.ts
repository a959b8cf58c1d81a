import { provideTexts } from '@saddlebag/domain/i18n';
import texts from './locales/en.json?only=action,auth,legal,page,preferences,product';

// English texts of the signed-out screens. The chunk of any other screen provides the texts of that screen.
provideTexts('en', texts);
