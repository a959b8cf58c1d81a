import { sample } from 'effector';
import { guestSessionReady } from '@saddlebag/domain/guest';
import { navigateFx } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import './texts.ts';

// When a guest has entered, open the request screen.
sample({ clock: guestSessionReady, fn: () => ({ path: paths.request() }), target: navigateFx });
