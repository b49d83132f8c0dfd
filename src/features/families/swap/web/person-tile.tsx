import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { PageForm } from '#page/form/page-form.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { classNames } from '#ui/styles/class-names.ts';
import { href } from '#urls.ts';
import type { FamilyPerson } from '#features/families/contract.ts';
import { PersonFace } from '#features/families/offered/person-face.tsx';
import { useSessionForm } from '#features/sign-in/offered/use-session-form.ts';
import { pinBeforeHandOver } from './sharing-forms.ts';
import { swapForm } from './swap-forms.ts';

const tile =
  'group block w-full cursor-pointer rounded-large p-1 text-center outline-offset-4 touch-manipulation';

interface PersonTileProps {
  person: FamilyPerson;
  /** Grown-ups are smaller: the children are whom the page is for. */
  size: 'l' | 's';
}

/**
 * Someone of the family to touch: it changes to her, first asks a grown-up, or leads the one who hands on to the PIN that she
 * needs to come back. Works without JavaScript.
 */
export function PersonTile({ person, size }: PersonTileProps) {
  const { id, needs } = person;
  const navigate = useNavigate();
  const toProof = href('familySwap', { personId: id });
  const form = useSessionForm(swapForm, {
    about: [id],
    instead: { of: 'proof_required', go: () => void navigate(toProof) },
  });
  if (needs === 'proof' || needs === 'pin')
    return (
      <a href={needs === 'pin' ? pinBeforeHandOver : toProof} className={tile}>
        <TileFace person={person} size={size} />
      </a>
    );
  return (
    <PageForm form={form}>
      <button type="submit" className={tile} aria-busy={form.busy || undefined}>
        <TileFace person={person} size={size} isBusy={form.busy} />
      </button>
    </PageForm>
  );
}

const mark = 'absolute -end-2 -top-2 grid size-9 place-items-center rounded-pill shadow-lift-1';

function TileFace({ person, size, isBusy = false }: PersonTileProps & { isBusy?: boolean }) {
  const t = useTranslations();
  const { firstName, color, avatarObj, needs } = person;
  const isCurrent = needs === 'current';
  return (
    <>
      <span className="relative block">
        <PersonFace
          firstName={firstName}
          color={color}
          src={avatarObj?.url}
          className={classNames(
            'shadow-lift-3 transition duration-200 ease-paper group-hover:-translate-y-1.5 group-active:translate-y-0 group-active:scale-95',
            isCurrent && 'ring-4 ring-white',
            isBusy && 'animate-pulse',
          )}
        />
        {isCurrent && (
          <span className={classNames(mark, 'bg-white text-olive')}>
            <Icon shape={IconCheck} size={22} />
          </span>
        )}
        {needs === 'proof' && (
          <span className={classNames(mark, 'bg-paper text-ink')}>
            <Icon shape={IconLock} size={20} />
          </span>
        )}
      </span>
      <span
        className={classNames(
          'mt-3 block truncate font-extrabold',
          size === 'l' ? 'text-step-2' : 'text-step-1',
        )}
      >
        <bdi>{firstName}</bdi>
        {isCurrent && <span className="sr-only"> ({t('families.who.current')})</span>}
        {needs === 'proof' && <span className="sr-only"> ({t('families.who.locked')})</span>}
      </span>
    </>
  );
}
