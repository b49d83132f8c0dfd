import IconPresentation from '@tabler/icons-react/dist/esm/icons/IconPresentation.mjs';
import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { href } from '#urls.ts';
import { isPresentable } from '#features/presenting/offered/is-presentable.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';
import type { ItemView } from '#features/learning/contract.ts';

/** On the page of a lesson, for its teacher: shows it to one of her classes on a projector. */
export default function ShowClassPart({ item }: { item?: ItemView }) {
  const t = useTranslations();
  const { api } = usePage();
  const viewer = useViewer();
  const isMeant = viewer?.role === 'educator' && item !== undefined && isPresentable(item.type);
  const { data } = useQuery({ ...api.classes.list.queryOptions(), enabled: isMeant });
  // An archived class is read-only: a live quiz would be refused there.
  const classes = data?.items.filter(({ archived }) => !archived) ?? [];
  if (!isMeant || classes.length === 0) return null;
  return (
    <section aria-labelledby="show-class" className="rounded-card bg-paper p-5 shadow-lift-1 sm:p-7">
      <h2 id="show-class" className="flex items-center gap-3 text-step-2">
        <Icon shape={IconPresentation} className="text-gold-deep" size={28} />
        {t('presenting.part.title')}
      </h2>
      <p className="mt-1 text-muted">{t('presenting.part.text')}</p>
      <ul className="mt-4 flex flex-wrap gap-2">
        {classes.map(({ id, name }) => (
          <li key={id}>
            <a
              href={href('present', { classId: id, itemId: item.id })}
              className="inline-flex min-h-11 items-center rounded-pill border-2 border-edge px-5 font-bold hover:bg-sand"
            >
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
