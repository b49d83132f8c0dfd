import IconArchive from '@tabler/icons-react/dist/esm/icons/IconArchive.mjs';
import { useTranslations } from 'use-intl';
import { FormMessage } from '#page/form/form-message.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import type { ClassView } from '#features/classes/contract.ts';
import { CopyForm } from '#features/classes/copying/web/copy-form.tsx';
import { classForms } from '#features/classes/web/class-forms.ts';
import { useClassForm } from '#features/classes/web/use-class-form.ts';
import { RemoveClassForm } from './remove-class-form.tsx';

/** The classes that have been put away; nothing if there are none. */
export function ArchivedClasses({ items }: { items: readonly ClassView[] }) {
  const t = useTranslations();
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="archived-classes" className="mt-10">
      <h2 id="archived-classes" className="text-step-2">
        {t('classes.archived.title')}
      </h2>
      <p className="mt-1 max-w-reading text-pretty text-ink-soft">{t('classes.archived.intro')}</p>
      <ul className="mt-4 divide-y divide-line rounded-card bg-paper px-4 shadow-lift-1 on-paper sm:px-6">
        {items.map((item) => (
          <ArchivedClass key={item.id} item={item} />
        ))}
      </ul>
    </section>
  );
}

function ArchivedClass({ item }: { item: ClassView }) {
  const { id, name, studentCount, role } = item;
  const t = useTranslations();
  const form = useClassForm(classForms.restore, { about: [id], doneText: t('classes.archived.restoreDone') });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <span className="grid size-9 shrink-0 place-content-center rounded-pill bg-sand text-muted">
        <Icon shape={IconArchive} size={20} />
      </span>
      <div className="min-w-0 grow basis-40">
        <p className="font-semibold wrap-anywhere">
          <bdi>{name}</bdi>
        </p>
        <p className="text-step--1 text-muted">{t('classes.card.students', { students: studentCount })}</p>
        <FormMessage form={form} className="mt-2" />
      </div>
      {role === 'owner' && (
        <>
          <PageForm form={form}>
            <SubmitButton size="s">{t('classes.archived.restore')}</SubmitButton>
          </PageForm>
          <CopyForm item={item} />
          <RemoveClassForm item={item} />
        </>
      )}
    </li>
  );
}
