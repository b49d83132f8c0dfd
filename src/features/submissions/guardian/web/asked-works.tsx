import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { toasts } from '#ui/toasts/toasts.ts';
import type { AskedWork, ChildWorks } from '../contract.ts';
import { AskedWorkSheet } from './asked-work.tsx';
import type { answerForm } from './guardian-forms.ts';

interface AskedWorksProps {
  works: readonly AskedWork[];
  firstName: string;
  form: typeof answerForm;
  /** What shows the works, to be loaded again where an answer came too late. */
  queryKey: QueryKey;
  level?: 2 | 3;
  /** Two beside each other where there is room. */
  beside?: boolean;
  onAnswered?(left: ChildWorks, answer: string): unknown;
}

/** The works of one child that wait, each with its answers. Under the last, the guardian may agree to all. */
export function AskedWorks({
  works,
  firstName,
  form,
  queryKey,
  level,
  beside = false,
  onAnswered,
}: AskedWorksProps) {
  const t = useTranslations();
  const queries = useQueryClient();
  const { api } = usePage();
  const list = useRef<HTMLUListElement>(null);
  const reload = () =>
    // The family's screen counts them too.
    Promise.all([queryKey, api.families.key()].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const showLeft = async () => {
    await reload();
    // The pressed button has gone with its work.
    list.current?.focus();
  };
  return (
    <ul
      ref={list}
      tabIndex={-1}
      className={classNames(
        'grid grid-cols-1 items-start gap-6 outline-none sm:gap-8',
        beside && (works.length > 1 ? 'lg:grid-cols-2' : 'max-w-reading'),
      )}
    >
      {works.map((work, index) => (
        <AskedWorkSheet
          key={`${work.id} ${work.version}`}
          work={work}
          firstName={firstName}
          form={form}
          level={level}
          offersAlways={index === works.length - 1}
          onAnswered={onAnswered ?? showLeft}
          onStale={() => {
            toasts.show({ tone: 'info', text: t('submissions.approve.stale') });
            void reload();
          }}
        />
      ))}
    </ul>
  );
}
