import { useTranslations } from 'use-intl';
import { accountNames, detailNameOf, kindNameOf, readAccountId } from '../policy.ts';

/** An account by its name in the language of the page, and below it the code that stays the same. */
export function BookedAccount({ account }: { account: string }) {
  const t = useTranslations();
  const { purpose, detail } = readAccountId(account);
  const detailName = detailNameOf({ purpose, detail });
  return (
    <span className="block">
      {t(accountNames[purpose])}
      {detail && (
        <>
          {' · '}
          {detailName === undefined ? <bdi dir="ltr">{detail}</bdi> : <bdi>{t(detailName)}</bdi>}
        </>
      )}
      <bdi dir="ltr" className="block text-step--1 wrap-anywhere text-muted">
        {account}
      </bdi>
    </span>
  );
}

/** What kind of transfer it is; of one that has no name, its note, which is in English. */
export function BookedKind({ cause, note }: { cause: string; note: string }) {
  const t = useTranslations();
  const kind = kindNameOf(cause);
  if (kind !== undefined) return t(kind);
  return (
    <bdi lang="en" className="wrap-anywhere">
      {note}
    </bdi>
  );
}
