import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ScopeProvider } from '@saddlebag/domain/react';
import { seedScope } from '@saddlebag/domain/testing';
import { ExtraFields } from './extra-fields.tsx';

const labelledSteps = (isStepwise: boolean) => {
  const { unmount } = render(
    <ScopeProvider scope={seedScope()}>
      <ExtraFields fields={['notes', 'description']} isStepwise={isStepwise} />
    </ScopeProvider>,
  );
  const labels = screen.getAllByText('Add', { ignore: 'button *' });
  unmount();
  return labels.map((label) => label.dataset['step']);
};

describe('the label of the chips', () => {
  it('is shown once while all steps are visible', () => {
    expect(labelledSteps(false)).toHaveLength(1);
  });

  it('is shown in each step that has a chip', () => {
    expect(labelledSteps(true)).toEqual(['AskForDestinationAddress', 'FillOrderDetails']);
  });
});
