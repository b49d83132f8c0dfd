import { useFormatter, useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { Card } from '#ui/card/card.tsx';
import { Container } from '#ui/layout/container.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import type { RemovedChild } from '#features/families/contract.ts';
import { keepChildForm } from '#features/families/offered/keep-child-form.ts';
import { PersonFace } from '#features/families/offered/person-face.tsx';

/** The children who were removed and can still be brought back; nothing where there are none. */
export function RemovedChildren({ items }: { items: readonly RemovedChild[] }) {
  const t = useTranslations();
  if (items.length === 0) return null;
  return (
    <Container className="pb-12">
      <Card as="section" tone="sand" labelledBy="removed-children">
        <h2 id="removed-children" className="text-step-2">
          {t('families.removed.title')}
        </h2>
        <ul className="mt-2 divide-y divide-line">
          {items.map((child) => (
            <Removed key={child.id} child={child} />
          ))}
        </ul>
      </Card>
    </Container>
  );
}

function Removed({ child: { id, firstName: name, color, avatarObj, eraseAt } }: { child: RemovedChild }) {
  const t = useTranslations();
  const format = useFormatter();
  const { api } = usePage();
  const form = usePageForm(keepChildForm, {
    about: [id],
    doneText: t('families.remove.kept'),
    invalidates: [api.families.key()],
  });
  const day = format.dateTime(new Date(eraseAt), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <PersonFace firstName={name} color={color} src={avatarObj?.url} className="w-14 shrink-0 opacity-60" />
      <p className="min-w-0 grow basis-52 text-pretty wrap-anywhere">
        {t.rich('families.remove.until', { name, day, bdi: isolate })}
      </p>
      <PageForm form={form}>
        <SubmitButton size="s" variant="secondary" aria-label={t('families.removed.undoOf', { name })}>
          {t('families.remove.keep')}
        </SubmitButton>
      </PageForm>
    </li>
  );
}
