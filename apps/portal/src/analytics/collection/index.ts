import './page-views.model.ts';
import './page-errors.model.ts';
import './page-hiding.model.ts';

export { collectionLoaded } from '@saddlebag/domain/analytics';
