import type { Clock } from './clock.ts';

let lastSecond = -1;
let lastDate = '';

/** The clock's time as the `Date` header writes it; made once a second. */
export const httpDate = (clock: Clock): string => {
  const second = Math.floor(clock.now() / 1000);
  if (second !== lastSecond) {
    lastSecond = second;
    lastDate = new Date(second * 1000).toUTCString();
  }
  return lastDate;
};

/** An answer from JSON text. The date is the service's own, which tests may have moved. */
export const textAnswer = (clock: Clock, text: string, status = 200): Response =>
  new Response(text, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      date: httpDate(clock),
    },
  });

export const jsonAnswer = (clock: Clock, value: unknown, status = 200): Response =>
  textAnswer(clock, JSON.stringify(value), status);
