import { provideTexts } from '@saddlebag/domain/i18n';
import texts from './locales/en.json?only=action,auth,legal,nav,page,product';

// English texts of the signed-out screens. Other screens provide theirs in their own chunks.
provideTexts('en', texts);
