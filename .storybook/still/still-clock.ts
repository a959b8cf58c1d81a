/** Half past two on a Saturday in Dhaka, within service hours: the moment at which every story takes place. */
export const stillMoment = Date.UTC(2026, 10, 21, 8, 30);
export const stillZone = 'Asia/Dhaka';

/** Dhaka is six hours ahead of UTC, summer and winter. */
const ahead = 6 * 3_600_000;
const localFields = [
  'FullYear',
  'Month',
  'Date',
  'Day',
  'Hours',
  'Minutes',
  'Seconds',
  'Milliseconds',
] as const;
const zoned = /(Z|[+-]\d\d:?\d\d|GMT|UTC)\s*$/i;
const dateOnly = /^[+-]?\d{4,6}(-\d\d){0,2}$/;

type AnyFunction = (this: Date, ...values: number[]) => number;

/** What is changed of a realm; a test hands over one of its own. */
export interface ClockRealm {
  Date: DateConstructor;
  Intl: typeof Intl;
}

/** Text without a zone names a time of the zone in which it is read. */
const readText = (Native: DateConstructor, text: string): number => {
  const read = new Native(text);
  if (zoned.test(text) || dateOnly.test(text)) return read.getTime();
  return read.getTime() - nativeOffset(read) * 60_000 - ahead;
};

const nativeOffset = Date.prototype.getTimezoneOffset.call.bind(Date.prototype.getTimezoneOffset) as (
  date: Date,
) => number;

const moveFieldsToDhaka = (Native: DateConstructor): void => {
  const prototype = Native.prototype as unknown as Record<string, AnyFunction>;
  for (const field of localFields) {
    const read = prototype[`getUTC${field}`];
    const write = prototype[`setUTC${field}`];
    prototype[`get${field}`] = function () {
      return read?.call(new Native(this.getTime() + ahead)) ?? Number.NaN;
    };
    if (!write) continue;
    prototype[`set${field}`] = function (...values) {
      const shifted = new Native(this.getTime() + ahead);
      write.apply(shifted, values);
      return this.setTime(shifted.getTime() - ahead);
    };
  }
  prototype['getTimezoneOffset'] = () => -ahead / 60_000;
};

const speakOfDhaka = (realm: ClockRealm, moment: number): void => {
  const Native = realm.Intl.DateTimeFormat;
  type Options = Intl.DateTimeFormatOptions | undefined;
  const inDhaka = (options: Options) => ({ ...options, timeZone: options?.timeZone ?? stillZone });
  const format = new Proxy(Native, {
    construct: (target, [locales, options]: [Intl.LocalesArgument, Options]) =>
      new target(locales, inDhaka(options)),
    apply: (target, _self, [locales, options]: [Intl.LocalesArgument, Options]) =>
      new target(locales, inDhaka(options)),
  });
  Object.defineProperty(realm.Intl, 'DateTimeFormat', { value: format, configurable: true, writable: true });
  // Without a date, both speak of now.
  const { formatToParts } = Native.prototype;
  const { get: readFormat } = Object.getOwnPropertyDescriptor(Native.prototype, 'format') ?? {};
  Object.defineProperty(Native.prototype, 'format', {
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      const native = readFormat?.call(this) as Intl.DateTimeFormat['format'];
      return (date: Date | number = moment) => native(date);
    },
  });
  Native.prototype.formatToParts = function (date = moment) {
    return formatToParts.call(this, date);
  };
  const { prototype } = realm.Date;
  for (const name of ['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'] as const) {
    const native = prototype[name];
    prototype[name] = function (this: Date, locales?: Intl.LocalesArgument, options?: Options) {
      return native.call(this, locales, inDhaka(options));
    };
  }
};

/**
 * Stops the clock of a page and moves the page to Dhaka, whatever the machine says. Timers go on: what waits a while
 * still gets its turn, only the time of day does not pass.
 */
export function holdClock(realm: ClockRealm, moment = stillMoment): void {
  const Native = realm.Date;
  moveFieldsToDhaka(Native);
  speakOfDhaka(realm, moment);
  const Still = new Proxy(Native, {
    construct: (target, values: readonly (number | string | Date)[], newTarget) => {
      const [first, ...rest] = values;
      const build = (time: number): object => Reflect.construct(target, [time], newTarget) as object;
      if (first === undefined && rest.length === 0) return build(moment);
      if (rest.length > 0)
        return build(target.UTC(...(values as Parameters<DateConstructor['UTC']>)) - ahead);
      return build(typeof first === 'string' ? readText(target, first) : Number(first));
    },
    apply: () => new Native(moment).toString(),
    get: (target, name) => {
      if (name === 'now') return () => moment;
      if (name === 'parse') return (text: string) => readText(target, text);
      return Reflect.get(target, name) as unknown;
    },
  });
  realm.Date = Still;
}
