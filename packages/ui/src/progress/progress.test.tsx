import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { describeConformance } from '../../test/conformance.tsx';
import { Progress } from './index.ts';

describe('Progress', () => {
  describeConformance('Progress', {
    slot: 'progress',
    nativeSlot: 'progress-track',
    render: (props) => <Progress {...props} label="Sending" value={1} />,
  });

  it('has its label as accessible name and exposes its value', () => {
    render(<Progress label="Sending" value={42} max={120} />);

    const bar = screen.getByRole('progressbar', { name: 'Sending' });
    expect(bar.getAttribute('aria-valuemin')).toBe('0');
    expect(bar.getAttribute('aria-valuenow')).toBe('42');
    expect(bar.getAttribute('aria-valuemax')).toBe('120');
    expect(bar.getAttribute('aria-valuetext')).toBe('35%');
    expect(screen.getByText('35%')).toBeTruthy();
  });

  it('shows and announces the given value text', () => {
    render(<Progress label="Sending" value={42} max={120} valueText="42 of 120" />);

    expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toBe('42 of 120');
    expect(screen.getByText('42 of 120')).toBeTruthy();
  });

  it('exposes no value while the progress is unknown', () => {
    render(<Progress label="Reading" value={null} />);

    const bar = screen.getByRole('progressbar', { name: 'Reading' });
    expect(bar.hasAttribute('aria-valuenow')).toBe(false);
    expect(bar.hasAttribute('aria-valuetext')).toBe(false);
    expect(screen.queryByText(/%/)).toBeNull();
  });

  it.each([
    [-5, 100, '0%', '0'],
    [250, 100, '100%', '100'],
    [99.9, 100, '99%', '99.9'],
    [0, 0, '100%', '0'],
    [Infinity, 10, '100%', '10'],
  ])('shows %d of %d as %s', (value, max, text, valueNow) => {
    render(<Progress label="Sending" value={value} max={max} />);

    const bar = screen.getByRole('progressbar');
    expect(bar.getAttribute('aria-valuetext')).toBe(text);
    expect(bar.getAttribute('aria-valuenow')).toBe(valueNow);
  });

  it('exposes no value for NaN', () => {
    render(<Progress label="Sending" value={NaN} />);

    expect(screen.getByRole('progressbar').hasAttribute('aria-valuenow')).toBe(false);
  });
});
