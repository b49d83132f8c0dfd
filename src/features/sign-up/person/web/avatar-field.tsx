import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import type { AvatarChoice } from '#features/people/contract.ts';
import { useFormField } from '#page/form/form-context.ts';
import { Icon } from '#ui/icon/icon.tsx';
import { AvatarTile } from '#features/people/offered/avatar-tile.tsx';

/** Two rows on a phone: children, adults, animals, fruit and things on a table. */
const first: readonly string[] = [
  'girl-braids',
  'boy-curls',
  'lion',
  'pomegranate',
  'girl-glasses',
  'boy-sidelocks',
  'dove',
  'woman-scarf',
  'man-beard',
  'fox',
];

const tiles = 'grid grid-cols-5 gap-1 sm:gap-2';

/** An optional picture to be recognized by: some are shown at once, all of them on request. */
export function AvatarField() {
  const t = useTranslations();
  const { value } = useFormField('avatar');
  const { api } = usePage();
  const { avatars } = useSuspenseQuery(api.people.avatars.queryOptions()).data;
  const shown = avatars.filter(({ id }) => first.includes(id));
  const others = avatars.filter(({ id }) => !first.includes(id));
  const tile = ({ id, name }: AvatarChoice) => (
    <AvatarTile key={id} value={id} text={name} checked={id === value} />
  );
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('signUp.page.avatar')}</legend>
      <div className={tiles}>{shown.map(tile)}</div>
      <details className="group/more" open={others.some(({ id }) => id === value)}>
        <summary className="mt-1 inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-pill px-3 text-step--1 font-semibold hover:bg-sand">
          {t('signUp.page.moreAvatars')}
          <Icon shape={IconChevronDown} size={18} className="transition group-open/more:rotate-180" />
        </summary>
        <div className={tiles}>{others.map(tile)}</div>
      </details>
    </fieldset>
  );
}
