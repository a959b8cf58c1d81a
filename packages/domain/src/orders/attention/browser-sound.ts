import { createStore } from 'effector';
import type { AlertSound } from './alert-ports.ts';
import type { Severity } from './kinds.ts';

/** The notes of each severity, in hertz. More notes are more urgent, so that the tones differ without pitch. */
const melodies: Readonly<Record<Severity, readonly number[]>> = {
  urgent: [880, 660, 880, 660],
  warning: [660, 880],
  notice: [660],
};
const noteSeconds = 0.22;
const loudness = 0.25;
/** Seconds over which a note fades in, because a sudden start clicks. */
const fadeSeconds = 0.02;

/**
 * Creates the alert sound with Web Audio. Creates the audio context on first use. Any press on the page unlocks the
 * sound. A browser without Web Audio counts as allowed, because no press could help.
 */
const createBrowserSound = (): AlertSound => {
  let context: AudioContext | null = null;
  /** The end of the last note, in seconds of the audio context. */
  let busyUntil = 0;

  /**
   * True after a press before the context was created. The context then starts by itself and is suspended only for
   * an instant.
   */
  let isStarting = false;

  const open = (): AudioContext | null => {
    if (typeof AudioContext === 'undefined') return null;
    if (context) return context;
    isStarting = navigator.userActivation?.hasBeenActive ?? false;
    context = new AudioContext();
    context.addEventListener('statechange', () => {
      isStarting = false;
    });
    return context;
  };
  const playNote = (audio: AudioContext, frequency: number, startsAt: number): void => {
    const oscillator = audio.createOscillator();
    const volume = audio.createGain();
    oscillator.frequency.value = frequency;
    volume.gain.setValueAtTime(0, startsAt);
    volume.gain.linearRampToValueAtTime(loudness, startsAt + fadeSeconds);
    volume.gain.linearRampToValueAtTime(0, startsAt + noteSeconds);
    oscillator.connect(volume).connect(audio.destination);
    oscillator.start(startsAt);
    oscillator.stop(startsAt + noteSeconds);
  };
  const unlock = async (): Promise<void> => {
    // A browser may refuse. The state then stays `blocked`.
    await open()
      ?.resume()
      .catch(() => undefined);
  };

  return {
    state: () => ((open()?.state ?? 'running') === 'running' || isStarting ? 'allowed' : 'blocked'),
    unlock,
    play: (severity) => {
      const audio = open();
      if (!audio) return;
      for (const frequency of melodies[severity]) {
        const startsAt = Math.max(audio.currentTime, busyUntil);
        playNote(audio, frequency, startsAt);
        busyUntil = startsAt + noteSeconds;
      }
    },
    subscribe: (changed) => {
      const audio = open();
      const unlockOnPress = () => {
        if (audio?.state !== 'running') void unlock();
      };
      audio?.addEventListener('statechange', changed);
      globalThis.addEventListener?.('click', unlockOnPress, true);
      globalThis.addEventListener?.('keyup', unlockOnPress, true);
      return () => {
        audio?.removeEventListener('statechange', changed);
        globalThis.removeEventListener?.('click', unlockOnPress, true);
        globalThis.removeEventListener?.('keyup', unlockOnPress, true);
      };
    },
  };
};

export const $alertSound = createStore<AlertSound>(createBrowserSound(), { serialize: 'ignore' });
