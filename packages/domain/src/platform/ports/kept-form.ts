import { attach, createEvent, createStore, sample } from 'effector';
import { $clock } from './clock.ts';
import { $storage } from './storage.ts';

export interface KeptFormOptions<Form> {
  /** Where the form is kept. */
  readonly key: string;
  readonly blank: Form;
  /** Checks what was stored; null when it is not such a form. */
  readonly parse: (value: unknown) => Form | null;
  /** A form that nobody has touched for so long is forgotten: it holds a person's own words. */
  readonly lifeMs: number;
}

/** A form that survives a reload and a crash of the tab. What must never be stored, a password, does not belong in it. */
export const createKeptForm = <Form extends object>({ key, blank, parse, lifeMs }: KeptFormOptions<Form>) => {
  /** The screen with the form was opened. */
  const opened = createEvent();
  /** Some of its fields changed. */
  const edited = createEvent<Partial<Form>>();
  /** The form has done its work. */
  const erased = createEvent();

  const $form = createStore<Form>(blank, { serialize: 'ignore' });

  const restoreFx = attach({
    source: { storage: $storage, clock: $clock },
    effect: ({ storage, clock }): Form | null => {
      const text = storage.read(key);
      const kept = text === null ? null : readKept(text, clock.now(), parse);
      if (text !== null && kept === null) storage.remove(key);
      return kept;
    },
  });
  const keepFx = attach({
    source: { storage: $storage, clock: $clock, form: $form },
    effect: ({ storage, clock, form }) =>
      storage.write(key, JSON.stringify({ until: clock.now() + lifeMs, form })),
  });
  const removeFx = attach({ source: $storage, effect: (storage) => storage.remove(key) });

  $form
    .on(restoreFx.doneData, (known, kept) => kept ?? known)
    .on(edited, (form, changes) => ({ ...form, ...changes }))
    .reset(erased);

  sample({ clock: opened, target: restoreFx });
  sample({ clock: edited, fn: () => undefined, target: keepFx });
  sample({ clock: erased, target: removeFx });

  return { opened, edited, erased, restored: restoreFx.done, $form };
};

function readKept<Form>(text: string, now: number, parse: (value: unknown) => Form | null): Form | null {
  try {
    const { until, form } = JSON.parse(text) as { readonly until?: unknown; readonly form?: unknown };
    return typeof until === 'number' && until > now ? parse(form) : null;
  } catch {
    return null;
  }
}
