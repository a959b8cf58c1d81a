import { attach, createEvent, createStore, sample } from 'effector';
import { $clock } from './clock.ts';
import { $storage } from './storage.ts';

export interface KeptFormOptions<Form> {
  /** The storage key. */
  readonly key: string;
  readonly blank: Form;
  /** Validates stored data. Returns null if it is not a form. */
  readonly parse: (value: unknown) => Form | null;
  /** Milliseconds after the last edit until the form is deleted, because it contains personal data. */
  readonly lifetimeMs: number;
}

/**
 * Creates a form whose fields survive a reload or a crash of the tab. The fields must not include a password.
 */
export const createKeptForm = <Form extends object>({
  key,
  blank,
  parse,
  lifetimeMs,
}: KeptFormOptions<Form>) => {
  /** The screen with the form was opened. */
  const opened = createEvent();
  const edited = createEvent<Partial<Form>>();
  /** The form is no longer needed. */
  const erased = createEvent();

  const $form = createStore<Form>(blank, { serialize: 'ignore' });

  const restoreFx = attach({
    source: { storage: $storage, clock: $clock },
    effect: ({ storage, clock }): Form | null => {
      const text = storage.read(key);
      const form = text === null ? null : parseStoredForm(text, clock.now(), parse);
      if (text !== null && form === null) storage.remove(key);
      return form;
    },
  });
  const storeFormFx = attach({
    source: { storage: $storage, clock: $clock, form: $form },
    effect: ({ storage, clock, form }) =>
      storage.write(key, JSON.stringify({ until: clock.now() + lifetimeMs, form })),
  });
  const removeFx = attach({ source: $storage, effect: (storage) => storage.remove(key) });

  $form
    .on(restoreFx.doneData, (current, restored) => restored ?? current)
    .on(edited, (form, changes) => ({ ...form, ...changes }))
    .reset(erased);

  sample({ clock: opened, target: restoreFx });
  sample({ clock: edited, target: storeFormFx });
  sample({ clock: erased, target: removeFx });

  return { opened, edited, erased, restored: restoreFx.done, $form };
};

function parseStoredForm<Form>(
  text: string,
  now: number,
  parse: (value: unknown) => Form | null,
): Form | null {
  try {
    const { until, form } = JSON.parse(text) as { readonly until?: unknown; readonly form?: unknown };
    return typeof until === 'number' && until > now ? parse(form) : null;
  } catch {
    return null;
  }
}
