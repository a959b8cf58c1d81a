import { Timeline } from '@saddlebag/ui/timeline';
import { usePageT } from '../shell/page-i18n.tsx';

interface PhaseStepsProps {
  /** Prefix of the step texts. */
  readonly texts: 'public.step' | 'public.consumer-step';
  readonly steps: readonly { readonly phase: string; readonly state: 'done' | 'current' | 'upcoming' }[];
}

/** The phases of the delivery, with the current one marked. Renders nothing without phases. */
export function PhaseSteps({ texts, steps }: PhaseStepsProps) {
  const t = usePageT();
  if (steps.length === 0) return null;
  const labels = { done: t('public.step-done'), upcoming: t('public.step-upcoming'), failed: '' };
  return (
    <Timeline.Root aria-label={t('public.steps')}>
      {steps.map(({ phase, state }) => (
        <Timeline.Item key={phase} state={state} title={t(`${texts}.${phase}`)} labels={labels} />
      ))}
    </Timeline.Root>
  );
}
