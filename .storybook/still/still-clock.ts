/** The current time in every story: Saturday, 21 November 2026, 14:30 in Dhaka, within service hours. */
export const frozenTime = Date.UTC(2026, 10, 21, 8, 30);
const frozenTimeZone = 'Asia/Dhaka';

/** Offset of Dhaka from UTC in milliseconds: six hours, without daylight saving time. */
const dhakaOffset = 6 * 3_600_000;
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
const writableFields = localFields.filter((field) => field !== 'Day');
const explicitZonePattern = /(Z|[+-]\d\d:?\d\d|GMT|UTC)\s*$/i;
const dateOnlyPattern = /^[+-]?\d{4,6}(-\d\d){0,2}$/;

/** The globals to patch. A test can pass a separate realm. */
export interface ClockRealm {
  Date: DateConstructor;
  Intl: typeof Intl;
}

/** Parses a date text like `Date.parse`, but in Dhaka time if the text has a time of day and no time zone. */
const parseDateText = (Native: DateConstructor, text: string): number => {
  const read = new Native(text);
  if (explicitZonePattern.test(text) || dateOnlyPattern.test(text)) return read.getTime();
  return read.getTime() - nativeOffset(read) * 60_000 - dhakaOffset;
};

const nativeOffset = Date.prototype.getTimezoneOffset.call.bind(Date.prototype.getTimezoneOffset) as (
  date: Date,
) => number;

const patchDateFields = (Native: DateConstructor): void => {
  const { prototype } = Native;
  for (const field of localFields) {
    const read = prototype[`getUTC${field}`];
    prototype[`get${field}`] = function () {
      return read.call(new Native(this.getTime() + dhakaOffset));
    };
  }
  for (const field of writableFields) {
    const write: (...values: number[]) => number = prototype[`setUTC${field}`];
    prototype[`set${field}`] = function (...values: number[]) {
      const shifted = new Native(this.getTime() + dhakaOffset);
      write.apply(shifted, values);
      return this.setTime(shifted.getTime() - dhakaOffset);
    };
  }
  prototype.getTimezoneOffset = () => -dhakaOffset / 60_000;
};

const patchFormatting = (realm: ClockRealm, currentTime: number): void => {
  const Native = realm.Intl.DateTimeFormat;
  type Options = Intl.DateTimeFormatOptions | undefined;
  const inDhaka = (options: Options) => ({ ...options, timeZone: options?.timeZone ?? frozenTimeZone });
  const format = new Proxy(Native, {
    construct: (target, [locales, options]: [Intl.LocalesArgument, Options]) =>
      new target(locales, inDhaka(options)),
    apply: (target, _self, [locales, options]: [Intl.LocalesArgument, Options]) =>
      new target(locales, inDhaka(options)),
  });
  Object.defineProperty(realm.Intl, 'DateTimeFormat', { value: format, configurable: true, writable: true });
  // Called without a date, `format` and `formatToParts` would use the real time.
  const { formatToParts } = Native.prototype;
  const { get: readFormat } = Object.getOwnPropertyDescriptor(Native.prototype, 'format') ?? {};
  Object.defineProperty(Native.prototype, 'format', {
    configurable: true,
    get(this: Intl.DateTimeFormat) {
      const native = readFormat?.call(this) as Intl.DateTimeFormat['format'];
      return (date: Date | number = currentTime) => native(date);
    },
  });
  Native.prototype.formatToParts = function (date = currentTime) {
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
 * Freezes the clock of a page and sets its time zone to Dhaka, regardless of the machine. Timers still run.
 * Only the current time stays fixed.
 */
export function freezeClock(realm: ClockRealm, currentTime = frozenTime): void {
  const Native = realm.Date;
  patchDateFields(Native);
  patchFormatting(realm, currentTime);
  const FrozenDate = new Proxy(Native, {
    construct: (target, values: readonly (number | string | Date)[], newTarget) => {
      const [first, ...rest] = values;
      const createDate = (time: number): object => Reflect.construct(target, [time], newTarget) as object;
      if (first === undefined && rest.length === 0) return createDate(currentTime);
      if (rest.length > 0)
        return createDate(target.UTC(...(values as Parameters<DateConstructor['UTC']>)) - dhakaOffset);
      return createDate(typeof first === 'string' ? parseDateText(target, first) : Number(first));
    },
    apply: () => new Native(currentTime).toString(),
    get: (target, name) => {
      if (name === 'now') return () => currentTime;
      if (name === 'parse') return (text: string) => parseDateText(target, text);
      return Reflect.get(target, name) as unknown;
    },
  });
  realm.Date = FrozenDate;
}
