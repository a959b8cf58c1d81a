import { sample } from 'effector';
import { guestEntered } from '@saddlebag/domain/guest';
import { navigateFx } from '../../navigation.ts';
import { paths } from '../../paths.ts';
import './texts.ts';

// A guest goes on to the request.
sample({ clock: guestEntered, fn: () => ({ path: paths.request() }), target: navigateFx });
