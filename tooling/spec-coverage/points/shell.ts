import { limits } from '@saddlebag/domain/contracts';
import { pointsOf, type Section } from '../point.ts';

/** The requirements of the specification of the shell: loading, builds and maintenance. */
export const shellSections: readonly Section[] = [
  {
    number: 4,
    title: 'Shell: lazy screens',
    points: pointsOf('screen-load', {
      retries: 'A screen whose code fails to load is retried 10 times, 2 s apart.',
      failure:
        'After the last retry: ‘Could not load the application. Please check your internet connection and try again’, with a reload.',
    }),
  },
  {
    number: 8,
    title: 'Shell: outdated builds',
    points: pointsOf('build-check', {
      interval: `GET {build manifest}?timestamp= every ${limits.buildCheckMs} ms.`,
      warning: `A newer build: ‘Your application is outdated, automatically reloading the app in 3 seconds’ (warning, ${limits.outdatedWarningMs / 1000} s).`,
      reload: `The page reloads ${limits.outdatedReloadMs / 1000} s after the warning.`,
      'unfinished-work':
        'While something is half typed or being sent, the page does not reload. A notification offers the reload instead (a decision).',
    }),
  },
  {
    number: 1,
    title: 'Shell: install and offline start (decisions)',
    points: pointsOf('offline', {
      install: 'The portal can be installed with the name, icon and colour of its brand.',
      start: 'After one visit, the portal starts offline with the scripts and texts of its last build.',
      notice: 'While the device is offline, a notification says what still works.',
      'sends-nothing': 'Nothing is sent after a reconnection without a press.',
    }),
  },
  {
    number: 2,
    title: 'Shell: navigation',
    points: pointsOf('nav', {
      menu: 'On small screens, the account menu is a drawer with the outlet, the preferences and the logout.',
      vendor: 'On small screens, the account menu shows the name and id of the vendor.',
      partners: 'The account menu links to the partners’ sign-up page of the country.',
    }),
  },
  {
    number: 7,
    title: 'Shell: analytics',
    points: pointsOf('analytics', {
      pages:
        'Events are sent for home, sign in, register, the steps of a request, transaction, order tracking and the switches of all outlets.',
      consent:
        'Nothing is queued or sent before the vendor consents on the device. Withdrawing the consent discards the queue (a decision).',
      fields:
        'An event has exactly the fields of its schema: enumerations, booleans, numbers and names of scripts (a decision).',
      privacy:
        'No phone number, email or name of a draft, an order or an account appears in an event (a decision).',
      errors:
        'Errors, rejected promises, load failures and reported problems are sent as their kind and the frames of the portal’s scripts (a decision).',
      batches:
        'Events are sent in batches: when 20 are queued, after five seconds, or when the page is hidden (a decision).',
      'failing-sink': 'A failing analytics service never disturbs the portal (a decision).',
      sandbox: 'The sandbox lists the received events at /sandbox/analytics (a decision).',
    }),
  },
  {
    number: 9,
    title: 'Shell: settings of a build',
    points: pointsOf('shell', {
      'google-map':
        'With GOOGLE_MAPS_KEY and GOOGLE_MAPS_MAP_ID, the portal shows Google’s map and finds its addresses. Without them, nothing of Google is loaded (a decision).',
    }),
  },
];
