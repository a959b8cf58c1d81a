import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { shop } from './examples/city.ts';
import { MapView } from './index.ts';
import type { MapAdapter, MapAdapterOptions } from './index.ts';

/** An engine with a canvas that takes the focus, which loads when the test says so. */
const slowEngine = () => {
  const mounts: MapAdapterOptions[] = [];
  const adapter: MapAdapter = {
    engine: 'google',
    mount: (options) => {
      mounts.push(options);
      const canvas = document.createElement('canvas');
      canvas.tabIndex = 0;
      options.container?.append(canvas);
      options.signal.addEventListener('abort', () => {
        canvas.remove();
      });
      return Promise.resolve({
        moveTo: () => undefined,
        setLabel: () => undefined,
        resize: () => undefined,
      });
    },
  };
  let arrive = () => undefined as void;
  const arrived = new Promise<MapAdapter>((resolve) => {
    arrive = () => {
      resolve(adapter);
    };
  });
  return { mounts, load: () => arrived, arrive };
};

const show = (load: () => Promise<MapAdapter>) =>
  render(
    <>
      <MapView label="Map" center={shop} google={{ engine: 'google', load }} />
      <button type="button">Elsewhere</button>
    </>,
  );
const map = () => screen.getByRole('group', { name: 'Map' });
const state = (name: string) =>
  waitFor(() => {
    expect(map().dataset['state']).toBe(name);
  });
const picture = () => screen.getByRole('region', { name: 'Map' });

describe('the focus on a map', () => {
  it('goes on to the engine that takes the place of the picture', async () => {
    const { load, arrive } = slowEngine();
    const { container } = show(load);
    picture().focus();

    arrive();
    await state('ready');

    expect(container.querySelector('canvas')).toBe(document.activeElement);
  });

  it('comes back to the picture when the engine is lost', async () => {
    const { load, arrive, mounts } = slowEngine();
    const { container } = show(load);
    arrive();
    await state('ready');
    container.querySelector('canvas')?.focus();

    act(() => {
      mounts[0]?.onLost(new Error('context lost'));
    });
    await state('failed');

    expect(picture()).toBe(document.activeElement);
  });

  it('goes to the picture when the engine is asked for again', async () => {
    show(
      vi
        .fn<() => Promise<MapAdapter>>()
        .mockRejectedValueOnce(new Error('no network'))
        .mockReturnValueOnce(new Promise(() => undefined)),
    );
    const retry = await screen.findByRole('button', { name: 'Try again' });
    retry.focus();

    await userEvent.keyboard('{Enter}');
    await state('loading');

    expect(picture()).toBe(document.activeElement);
  });

  it('stays where it is when it is not on the map', async () => {
    const { load, arrive } = slowEngine();
    show(load);
    const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
    elsewhere.focus();

    arrive();
    await state('ready');

    expect(elsewhere).toBe(document.activeElement);
  });
});
