import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled } from 'effector';
import { describe, expect, it } from 'vitest';
import { appStarted, type Environment } from '@saddlebag/domain/environment';
import { $storage } from '@saddlebag/domain/ports';
import { ScopeProvider } from '@saddlebag/domain/react';
import { seedScope } from '@saddlebag/domain/testing';
import { exampleMarket } from '@saddlebag/domain/contracts';
import { AnalyticsSwitch } from './index.ts';

const renderSwitch = async (environment: Environment) => {
  const scope = seedScope();
  await allSettled(appStarted, { scope, params: { environment, market: exampleMarket, brand: 'mangrove' } });
  render(
    <ScopeProvider scope={scope}>
      <AnalyticsSwitch />
    </ScopeProvider>,
  );
  return { keys: () => scope.getState($storage).keys() };
};

describe('AnalyticsSwitch', () => {
  // Proves: analytics.consent
  it('stores the consent on the device until it is withdrawn', async () => {
    const { keys } = await renderSwitch('sandbox');
    const consent = screen.getByRole('switch', { name: /^Share usage data/ });
    const steps = [[consent.matches(':checked'), keys()]];
    await userEvent.click(consent);
    steps.push([consent.matches(':checked'), keys()]);
    await userEvent.click(consent);
    steps.push([consent.matches(':checked'), keys()]);

    expect(steps).toEqual([
      [false, []],
      [true, ['saddlebag:analytics']],
      [false, []],
    ]);
  });

  it('is missing from a build without an analytics service', async () => {
    await renderSwitch('production');

    expect(screen.queryByRole('switch')).toBeNull();
  });
});
