import { pointsOf, type Section } from '../point.ts';

/** The requirements of specification 001 on the help centre, in the order of its sections. */
export const helpCentreSections: readonly Section[] = [
  {
    number: 2,
    title: 'Screens and routes',
    points: [
      ...pointsOf('route', { 'help-centre': '/helpcenter/{vendorID} shows the help centre of a vendor.' }),
      ...pointsOf('navigation', {
        'help-centre':
          'A round button and a button of the account menu open a panel with a frame and a close button.',
      }),
      ...pointsOf('screen', {
        tour: 'The welcome tour has skip, next and start. It invites each account once on a device, and the FAQ restarts it (a decision).',
        'terms-download': 'The terms can be downloaded in the language of the user.',
        faq: 'The FAQ answers common questions and shows the prices and limits of the country.',
      }),
    ],
  },
  {
    number: 3,
    title: 'Entities',
    points: pointsOf('help-centre', {
      init: 'The init payload has user_id, email, guest, name, brand, global_entity_id, country, locale, app_version, verification_token, bridge and service_type. The response has the url of the panel.',
    }),
  },
  {
    number: 4,
    title: 'States and transitions',
    points: pointsOf('help-centre', {
      'token-refresh': 'The help-centre token is refreshed every 3,600,000 ms less 300,000 ms.',
      bridge:
        'The handshake has the messages init will start, started, done, failed, error, host ready, asks for new token, host sends token and host denies token.',
      untrusted:
        'Messages of another origin, another window, another shape or at an impossible time are ignored and reported (a decision).',
      frame: 'Only the portal may show the panel in a frame (a decision).',
    }),
  },
  {
    number: 6,
    title: 'Permissions and flags',
    points: pointsOf('help-centre', {
      hidden: 'Guests and partner apps have no help centre.',
    }),
  },
  {
    number: 7,
    title: 'Calls',
    points: pointsOf('call', {
      'get-help-centre-token': 'GET /vendor/{id}/hc_jwt_token: the help-centre token.',
    }),
  },
  {
    number: 8,
    title: 'Errors and messages',
    points: pointsOf('help-centre', {
      failed: 'A failure shows help-center.failed and offers to reload the page.',
      'terms-download-failed': 'A failed download of the terms shows an error.',
    }),
  },
  {
    number: 9,
    title: 'Constants',
    points: pointsOf('constant', {
      'faq-prices':
        'Example prices of the FAQ: PKR 65 plus 10 per km; NTD 99 plus 10 per km from 1 km plus 25 for cash on delivery; RM 4.75 plus 0.5; SG 6 plus 1; THB 35 plus 7; BDT 55 plus 5; MMK 1300 plus 200.',
      'faq-weight':
        'The item weight limit is 5 kg in the example country. Other weights and the delivery radii have no market in the specification, so the FAQ does not show them.',
    }),
  },
];
