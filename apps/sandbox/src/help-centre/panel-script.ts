import { panelMessageTypes, type HostMessage, type PanelMessageType } from '@saddlebag/domain/contracts';

const channel = 'saddlebag:help-centre';
const say = (type: PanelMessageType): string =>
  panelMessageTypes.includes(type) ? `say(${JSON.stringify(type)})` : '';
const hears = (type: HostMessage['type']): string => `data.type === ${JSON.stringify(type)}`;

/**
 * Script of the panel: the bridge to the portal, the colour scheme, the search, and the contact form. The portal has the same
 * origin, and only its messages are accepted.
 */
export const panelScript = `
const say = (type) => parent.postMessage({ channel: ${JSON.stringify(channel)}, type }, location.origin);
let token = null;
let waiting = [];
const settle = (next) => {
  token = next;
  for (const resolve of waiting) resolve(next);
  waiting = [];
};
const requestToken = () => new Promise((resolve) => {
  waiting.push(resolve);
  ${say('token-wanted')};
});
addEventListener('message', ({ origin, source, data }) => {
  if (origin !== location.origin || source !== parent || data?.channel !== ${JSON.stringify(channel)}) return;
  if (${hears('host-ready')}) {
    ${say('init-started')};
    ${say('init-done')};
  }
  if (${hears('token')} && typeof data.token === 'string') settle(data.token);
  if (${hears('token-denied')}) settle(null);
});

const applyScheme = () => {
  const scheme = location.hash.slice(1);
  document.documentElement.style.colorScheme = scheme === 'dark' || scheme === 'light' ? scheme : '';
};
addEventListener('hashchange', applyScheme);
applyScheme();

const search = document.querySelector('#search');
const questions = [...document.querySelectorAll('details')];
const empty = document.querySelector('#empty');
const words = (text) => text.normalize('NFKC').toLocaleLowerCase();
search.addEventListener('input', () => {
  const wanted = words(search.value).split(/\\s+/u).filter(Boolean);
  for (const question of questions)
    question.hidden = !wanted.every((word) => words(question.textContent).includes(word));
  empty.hidden = questions.some((question) => !question.hidden);
});

const form = document.querySelector('form');
const status = document.querySelector('#result');
let id = crypto.randomUUID();
const post = (text) => fetch('/help-centre/messages', {
  method: 'POST',
  headers: { 'content-type': 'application/json', authorization: 'HelpCentre ' + token },
  body: JSON.stringify({ id, text }),
});
const send = async (text) => {
  if (!(token ?? await requestToken())) return form.dataset.denied;
  let response = await post(text);
  if (response.status === 401 && await requestToken()) response = await post(text);
  if (response.status === 401) return form.dataset.denied;
  if (!response.ok) return form.dataset.failed;
  form.reset();
  id = crypto.randomUUID();
  return form.dataset.sent;
};
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = form.querySelector('button');
  if (button.getAttribute('aria-disabled') === 'true') return;
  button.setAttribute('aria-disabled', 'true');
  status.textContent = form.dataset.sending;
  status.textContent = await send(form.elements.text.value).catch(() => form.dataset.failed);
  button.removeAttribute('aria-disabled');
});
${say('init-will-start')};`;
