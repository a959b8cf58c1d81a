import type { Section, Specification } from '../point.ts';
import { bulkSections } from './bulk.ts';
import { callRules, calls } from './calls.ts';
import { constants } from './constants.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { flagRules, flags } from './flags.ts';
import { helpCentreSections } from './help-centre.ts';
import { historySections } from './history.ts';
import { outletSections } from './outlets.ts';
import { overviewSections } from './overview.ts';
import { permissions } from './permissions.ts';
import { product } from './product.ts';
import { publicPages } from './public-pages.ts';
import { rules } from './rules.ts';
import { screens } from './screens.ts';
import { shellSections } from './shell.ts';
import { states } from './states.ts';
import { trackingSections } from './tracking.ts';

const requestSections: readonly Section[] = [
  { number: 1, title: 'What the product does', points: product },
  { number: 2, title: 'Screens and routes', points: [...screens, ...publicPages] },
  { number: 3, title: 'Entities', points: entities },
  { number: 4, title: 'States and transitions', points: states },
  { number: 5, title: 'Validation rules', points: rules },
  { number: 6, title: 'Permissions and flags', points: [...permissions, ...flagRules, ...flags] },
  { number: 7, title: 'Calls', points: [...callRules, ...calls] },
  { number: 8, title: 'Errors and messages', points: errors },
  { number: 9, title: 'Constants', points: constants },
];

export const specifications: readonly Specification[] = [
  { subject: 'sessions and the order request', sections: requestSections },
  { subject: 'tracking', sections: trackingSections },
  { subject: 'the order history', sections: historySections },
  { subject: 'the help centre', sections: helpCentreSections },
  { subject: 'the shell', sections: shellSections },
  { subject: 'bulk upload', sections: bulkSections },
  { subject: 'the outlets', sections: outletSections },
  { subject: 'the screens around tracking and outlets', sections: overviewSections },
];

/** The sections of all specifications. */
export const sections: readonly Section[] = specifications.flatMap((specification) => specification.sections);
