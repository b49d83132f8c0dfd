import { useTranslations } from 'use-intl';
import { listDifferences } from '#features/people/audit/policy.ts';

const shownAtOnce = 3;

/** What an act changed: the field, what it was, what it is now. The rest of a long list opens. */
export function Differences({ before, after }: { before: unknown; after: unknown }) {
  const t = useTranslations();
  const differences = listDifferences(before, after);
  const rest = differences.slice(shownAtOnce);
  if (differences.length === 0) return <span className="text-muted">–</span>;
  return (
    <>
      <DifferenceList differences={differences.slice(0, shownAtOnce)} />
      {rest.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer content-center text-link">
            {t('people.audit.more', { count: rest.length })}
          </summary>
          <DifferenceList differences={rest} />
        </details>
      )}
    </>
  );
}

function DifferenceList({ differences }: { differences: ReturnType<typeof listDifferences> }) {
  const t = useTranslations();
  return (
    <ul className="min-w-44 space-y-1 text-step--1">
      {differences.map(({ path, before, after }) => (
        <li key={path} className="max-w-96 wrap-anywhere">
          <span className="text-muted">
            <bdi>{path}</bdi>:{' '}
          </span>
          {before !== undefined && (
            <del className="text-danger">
              <span className="sr-only">{t('people.audit.before')} </span>
              <bdi>{before}</bdi>
            </del>
          )}
          {before !== undefined && after !== undefined && ' '}
          {after !== undefined && (
            <ins className="font-semibold text-olive no-underline">
              <span className="sr-only">{t('people.audit.after')} </span>
              <bdi>{after}</bdi>
            </ins>
          )}
        </li>
      ))}
    </ul>
  );
}
