import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { usePageForm } from '#page/form/use-page-form.ts';
import { usePage } from '#page/page-provider.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';
import type { AnnouncementView } from '../contract.ts';
import { longestAnnouncement } from '../policy.ts';
import { announcementForms } from './announcement-forms.ts';
import { AnnouncementNote } from './announcement-note.tsx';
import { useMoment } from '#page/use-moment.ts';

interface AnnouncementCardProps {
  announcement: AnnouncementView;
  isReadOnly: boolean;
  /** It is gone, and the pressed button with it. */
  onRemoved(): void;
}

/** An announcement on the board of its teachers: pinned, removed, and for minutes changed by its author. */
export function AnnouncementCard({ announcement, isReadOnly, onRemoved }: AnnouncementCardProps) {
  return (
    <AnnouncementNote announcement={announcement}>
      {!isReadOnly && (
        <div className="mt-3 flex flex-wrap items-start gap-x-5 border-t border-line pt-2">
          <Pin announcement={announcement} />
          {announcement.changeableUntil !== undefined && (
            <Reword announcement={announcement} until={announcement.changeableUntil} />
          )}
          <Remove id={announcement.id} onRemoved={onRemoved} />
        </div>
      )}
    </AnnouncementNote>
  );
}

function useAnnouncementKeys() {
  const { api } = usePage();
  return [api.teaching.announcements.key()];
}

function Pin({ announcement: { id, pinned } }: { announcement: AnnouncementView }) {
  const t = useTranslations();
  const form = usePageForm(pinned ? announcementForms.unpin : announcementForms.pin, {
    about: [id],
    doneText: pinned ? t('teaching.board.unpinDone') : t('teaching.board.pinDone'),
    invalidates: useAnnouncementKeys(),
  });
  return (
    <PageForm form={form}>
      <button
        type="submit"
        aria-describedby={`announcement-${id}`}
        className="text-link min-h-11 cursor-pointer px-1"
      >
        {pinned ? t('teaching.board.unpin') : t('teaching.board.pin')}
      </button>
    </PageForm>
  );
}

function Reword({ announcement: { id, text }, until }: { announcement: AnnouncementView; until: string }) {
  const t = useTranslations();
  const moment = useMoment();
  const { box, close } = useDisclosed();
  const form = usePageForm(announcementForms.reword, {
    about: [id],
    doneText: t('teaching.board.rewordDone'),
    invalidates: useAnnouncementKeys(),
    onDone: close,
  });
  return (
    <Disclosure box={box} opener={t('teaching.board.reword')} isRefused={form.refusal !== undefined}>
      <PageForm form={form} className="mt-1 rounded-control bg-sand p-4">
        <PageField
          name="text"
          known={text}
          label={t('teaching.board.text')}
          hint={t('teaching.board.rewordHint', {
            time: moment(until, { timeStyle: 'short' }),
          })}
          required
        >
          {(control) => (
            <textarea
              {...control}
              key={text}
              rows={4}
              dir="auto"
              maxLength={longestAnnouncement}
              className={controlLook}
            />
          )}
        </PageField>
        <SubmitButton size="s" className="mt-3">
          {t('teaching.board.rewordSubmit')}
        </SubmitButton>
      </PageForm>
    </Disclosure>
  );
}

function Remove({ id, onRemoved }: { id: string; onRemoved: () => void }) {
  const t = useTranslations();
  const { box } = useDisclosed();
  const form = usePageForm(announcementForms.remove, {
    about: [id],
    doneText: t('teaching.board.removeDone'),
    invalidates: useAnnouncementKeys(),
    onDone: onRemoved,
  });
  return (
    <Disclosure box={box} opener={t('teaching.board.remove')} isRefused={form.refusal !== undefined}>
      <PageForm form={form} className="mt-1 rounded-control bg-tint-gold p-4">
        <p className="max-w-reading text-pretty">{t('teaching.board.removeText')}</p>
        <SubmitButton size="s" className="mt-3">
          {t('teaching.board.removeYes')}
        </SubmitButton>
      </PageForm>
    </Disclosure>
  );
}
