import { afterEach, describe, expect, it } from 'vitest';
import { hasUnfinishedWork } from './has-unfinished-work.ts';

afterEach(() => document.body.replaceChildren());

describe('hasUnfinishedWork', () => {
  it.each([
    ['an empty form', '<input /><textarea> </textarea>', false],
    ['a search', '<input type="search" value="Farhana" />', false],
    ['an open order', '<div role="dialog"><h2>Order</h2><button>Call</button></div>', false],
    ['a typed name', '<input value="Farhana" />', true],
    ['a typed note', '<textarea>Ring twice</textarea>', true],
    ['a question', '<div role="alertdialog">Start over?</div>', true],
    ['a form in a drawer', '<div role="dialog"><input type="radio" /></div>', true],
    ['a table with unsent rows', '<section data-unsent-rows=""></section>', true],
    ['an edited collection point', '<section data-unsaved-outlet=""></section>', true],
    ['a button that is sending', '<button data-loading="">Log in</button>', true],
  ])('judges %s', (_, markup, expected) => {
    document.body.innerHTML = markup;

    expect(hasUnfinishedWork(document)).toBe(expected);
  });
});
