import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Stepper } from './index.ts';

describe('Stepper', () => {
  describeConformance('Stepper.Description', {
    slot: 'stepper-description',
    render: (props) => <Stepper.Description {...props} step={2} count={3} />,
  });

  it('lets the user return only to completed steps', async () => {
    const user = userEvent.setup();
    const onSelect = vi.fn();
    render(
      <Stepper.Root aria-label="Request">
        <Stepper.Step state="done" onSelect={() => onSelect('where')}>
          Where
        </Stepper.Step>
        <Stepper.Step state="current" onSelect={() => onSelect('who')}>
          Who
        </Stepper.Step>
        <Stepper.Step state="upcoming" onSelect={() => onSelect('payment')}>
          Payment
        </Stepper.Step>
      </Stepper.Root>,
    );
    await user.click(screen.getByText('Who'));
    await user.click(screen.getByText('Payment'));
    expect(onSelect).not.toHaveBeenCalled();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onSelect).toHaveBeenCalledExactlyOnceWith('where');
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });

  it('exposes the completed and the current step to screen readers', () => {
    render(
      <Stepper.Root aria-label="Request">
        <Stepper.Step state="done">Where</Stepper.Step>
        <Stepper.Step state="current">Who</Stepper.Step>
      </Stepper.Root>,
    );
    const [completedStep, currentStep] = screen.getAllByRole('listitem');
    expect(completedStep?.textContent).toBe('Where (completed)');
    expect(completedStep?.hasAttribute('aria-current')).toBe(false);
    expect(currentStep?.getAttribute('aria-current')).toBe('step');
  });

  it('describes the position with the default or the given label', () => {
    const { rerender } = render(<Stepper.Description step={2} count={3} />);
    expect(screen.getByText('Step 2 of 3')).toBeDefined();
    rerender(
      <Stepper.Description
        step={2}
        count={3}
        label={(step, count) => `${String(step)} von ${String(count)}`}
      />,
    );
    expect(screen.getByText('2 von 3')).toBeDefined();
  });
});
