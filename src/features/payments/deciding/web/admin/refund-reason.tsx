import { useTranslations } from 'use-intl';
import { refundReasonNames, refundReasons } from '#features/payments/deciding/policy.ts';

/** Why money goes back. A reason that no person has chosen is the product's own word, in English. */
export function RefundReason({ reason, note }: { reason: string; note: string | null }) {
  const t = useTranslations();
  const known = refundReasons.find((each) => each === reason);
  return (
    <p className="text-step--1 wrap-anywhere text-muted">
      {known ? t(refundReasonNames[known]) : <bdi lang="en">{reason}</bdi>}
      {note && (
        <>
          {' · '}
          <bdi>{note}</bdi>
        </>
      )}
    </p>
  );
}
