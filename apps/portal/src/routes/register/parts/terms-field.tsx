import { useUnit } from 'effector-react';
import { legalLinksOf } from '@saddlebag/domain/markets';
import { useT } from '@saddlebag/domain/react';
import { $form, $errors, fieldsChanged } from '@saddlebag/domain/registration';
import { $market } from '@saddlebag/domain/vendors';
import { Checkbox } from '@saddlebag/ui/checkbox';

/** The checkbox that accepts the terms. It is never preselected. */
export function TermsField() {
  const t = useT();
  const [form, gaps, market, changeFields] = useUnit([$form, $errors, $market, fieldsChanged]);
  const { terms, privacy } = legalLinksOf(market);
  const linkTo = (href: string) =>
    function TermsLink(text: string, position: number) {
      return (
        <a key={position} href={href} target="_blank" rel="noreferrer">
          {text}
        </a>
      );
    };

  return (
    <div className="flex flex-col gap-1">
      <Checkbox
        name="terms"
        checked={form.isTermsAccepted}
        aria-invalid={gaps.terms ? true : undefined}
        aria-describedby={gaps.terms ? 'terms-error' : undefined}
        onCheckedChange={(isTermsAccepted) => {
          changeFields({ isTermsAccepted });
        }}
      >
        {t.parts('account.register.terms', { terms: linkTo(terms), privacy: linkTo(privacy) })}
      </Checkbox>
      {gaps.terms && (
        <p id="terms-error" className="text-sm text-danger-text">
          {t(gaps.terms)}
        </p>
      )}
    </div>
  );
}
