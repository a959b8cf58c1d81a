import { useUnit } from 'effector-react';
import { useT } from '@saddlebag/domain/react';
import { AlertIcon } from '@saddlebag/ui/icon';
import { $failure } from '../model.ts';

/**
 * Shows why the sign-in failed. The alert region is rendered before the first failure, because screen readers
 * announce only changes of an existing region.
 */
export function LoginFailure() {
  const t = useT();
  const failure = useUnit($failure);

  return (
    <div role="alert">
      {failure && (
        <p className="flex items-start gap-3 rounded-card border border-danger-border bg-danger-subtle p-4 text-on-danger-subtle">
          <AlertIcon className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{t(failure.key, { message: failure.message })}</span>
        </p>
      )}
    </div>
  );
}
