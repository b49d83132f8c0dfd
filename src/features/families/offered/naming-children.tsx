import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Avatar } from '#ui/avatar/avatar.tsx';
import { Card } from '#ui/card/card.tsx';
import type { NamingChild } from '../contract.ts';
import { namingChildForm } from './naming-child-form.ts';
import { namingChildrenQuery } from './naming-children-query.ts';

/**
 * For a guardian: the minors who signed up themselves and named her, to approve and to take into the family; nothing where there
 * are none. Load `namingChildrenQuery` first.
 */
export function NamingChildren({ className }: { className?: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const { items, hasSeat } = useSuspenseQuery(namingChildrenQuery(api)).data;
  const outcome = useRef<HTMLParagraphElement>(null);
  const [answered, setAnswered] = useState(0);
  // A child who was taken in is no longer in the list, nor is the button that was pressed.
  useEffect(() => {
    if (answered > 0) outcome.current?.focus();
  }, [answered]);
  if (items.length === 0 && answered === 0) return null;
  return (
    <section aria-labelledby="naming-children" className={className}>
      <h2 id="naming-children" className="text-step-2">
        {t('families.naming.title')}
      </h2>
      {answered > 0 && (
        <p ref={outcome} tabIndex={-1} role="status" className="mt-1 font-semibold outline-none">
          {t('families.naming.done')}
        </p>
      )}
      {items.length > 0 && (
        <p className="mt-1 max-w-reading text-pretty text-ink-soft">
          {hasSeat ? t('families.naming.text') : t('families.naming.full')}
        </p>
      )}
      <ul className="mt-4 grid gap-5 lg:grid-cols-2">
        {items.map((child) => (
          <Naming
            key={child.id}
            child={child}
            hasSeat={hasSeat}
            onDone={() => setAnswered((count) => count + 1)}
          />
        ))}
      </ul>
    </section>
  );
}

interface NamingProps {
  child: NamingChild;
  hasSeat: boolean;
  onDone(): void;
}

function Naming({ child, hasSeat, onDone }: NamingProps) {
  const t = useTranslations();
  const { api } = usePage();
  const { id, firstName, avatarObj, approved } = child;
  const form = usePageForm(namingChildForm, {
    about: [id],
    invalidates: [api.families.key()],
    onDone,
  });
  const titleId = `naming-${id}`;
  return (
    <Card as="li" labelledBy={titleId}>
      <div className="flex items-center gap-4">
        <Avatar name={firstName} src={avatarObj?.url} />
        <div className="min-w-0">
          <h3 id={titleId} className="truncate text-step-1 font-bold">
            {firstName === '' ? t('families.naming.unnamed') : <bdi>{firstName}</bdi>}
          </h3>
          <p className="text-step--1 text-ink-soft">
            {approved ? t('families.naming.approved') : t('families.naming.waits')}
          </p>
        </div>
      </div>
      {(hasSeat || !approved) && (
        <PageForm form={form} className="mt-4 flex flex-wrap gap-3">
          {hasSeat && (
            <SubmitButton size="s" name="intoFamily" value="yes">
              {approved ? t('families.naming.takeIn') : t('families.naming.approveAndTakeIn')}
            </SubmitButton>
          )}
          {!approved && (
            <SubmitButton size="s" name="intoFamily" value="no" variant="secondary">
              {t('families.naming.approve')}
            </SubmitButton>
          )}
        </PageForm>
      )}
    </Card>
  );
}
