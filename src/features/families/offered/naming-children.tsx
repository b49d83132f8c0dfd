import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import type { NamingChild } from '../contract.ts';
import { PersonFace } from './person-face.tsx';
import { namingChildForm } from './naming-child-form.ts';
import { namingChildrenQuery } from './naming-children-query.ts';

/**
 * For a guardian: the minors who named her and whom she has approved, to take into the family; nothing where there are none. About
 * those who still wait she is asked on their own cards. Load `namingChildrenQuery` first.
 */
export function NamingChildren({ className }: { className?: string }) {
  const t = useTranslations();
  const { api } = usePage();
  const { items: naming, hasSeat } = useSuspenseQuery(namingChildrenQuery(api)).data;
  const items = naming.filter(({ approved }) => approved);
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
  const { id, firstName, avatarObj } = child;
  const form = usePageForm(namingChildForm, {
    about: [id],
    invalidates: [api.families.key()],
    onDone,
  });
  const titleId = `naming-${id}`;
  return (
    <Card as="li" labelledBy={titleId}>
      <div className="flex items-center gap-4">
        <PersonFace firstName={firstName} color={null} src={avatarObj?.url} size="s" />
        <div className="min-w-0">
          <h3 id={titleId} className="truncate text-step-1 font-bold">
            {firstName === '' ? t('families.naming.unnamed') : <bdi>{firstName}</bdi>}
          </h3>
          <p className="text-step--1 text-ink-soft">{t('families.naming.approved')}</p>
        </div>
      </div>
      {hasSeat && (
        <PageForm form={form} className="mt-4">
          <SubmitButton size="s">{t('families.naming.takeIn')}</SubmitButton>
        </PageForm>
      )}
    </Card>
  );
}
