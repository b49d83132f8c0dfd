import { useTranslations } from 'use-intl';
import { PageField } from '#page/form/page-field.tsx';
import { PageForm } from '#page/form/page-form.tsx';
import { SubmitButton } from '#page/form/submit-button.tsx';
import { useMoment } from '#page/use-moment.ts';
import { Card } from '#ui/card/card.tsx';
import { Disclosure, useDisclosed } from '#ui/disclosure/disclosure.tsx';
import { controlLook } from '#ui/field/control-look.ts';
import { isolate } from '#ui/text/isolate.tsx';
import type { AdminDonor, DonorNote } from '#features/donations/donors/contract.ts';
import { longestNote } from '#features/donations/donors/policy.ts';
import { changeNoteForm, noteForm, removeNoteForm } from './donor-forms.ts';
import { useDonorForm } from './use-donor-form.ts';

/** What finance knows of a donor, each with its author and time. */
export function NotesCard({ donor, notes }: { donor: AdminDonor; notes: readonly DonorNote[] }) {
  const t = useTranslations();
  const form = useDonorForm(noteForm, {
    about: [donor.id],
    doneText: t('donations.donors.noted'),
    clears: true,
  });
  return (
    <Card as="section" labelledBy="donor-notes">
      <h2 id="donor-notes" className="text-step-1 font-bold">
        {t('donations.donors.notes')}
      </h2>
      <p className="mt-1 text-step--1 text-pretty text-muted">{t('donations.donors.notesHint')}</p>
      <PageForm form={form} className="mt-4 grid grid-cols-1 gap-3">
        <PageField name="text" label={t('donations.donors.note')} required>
          {(control) => (
            <textarea {...control} rows={3} dir="auto" maxLength={longestNote} className={controlLook} />
          )}
        </PageField>
        <p>
          <SubmitButton variant="secondary">{t('donations.donors.addNote')}</SubmitButton>
        </p>
      </PageForm>
      {notes.length > 0 && (
        <ul className="mt-4 divide-y divide-line border-t border-line">
          {notes.map((note) => (
            <Note key={`${note.id} ${note.version}`} donorId={donor.id} note={note} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Note({ donorId, note }: { donorId: string; note: DonorNote }) {
  const t = useTranslations();
  const moment = useMoment();
  const { box, close } = useDisclosed();
  const change = useDonorForm(changeNoteForm, {
    about: [donorId, note.id],
    doneText: t('donations.donors.noteChanged'),
    onDone: close,
  });
  const remove = useDonorForm(removeNoteForm, {
    about: [donorId, note.id],
    doneText: t('donations.donors.noteRemoved'),
  });
  const at = (iso: string) => moment(iso, { dateStyle: 'medium', timeStyle: 'short' });
  const someone = (name: string | null) => name ?? t('donations.donors.someone');
  const version = <input type="hidden" name="version" value={note.version} />;
  return (
    <li className="py-3">
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {note.text}
      </p>
      <p className="mt-1 text-step--1 text-muted">
        <bdi>{someone(note.by)}</bdi>, <bdi>{at(note.at)}</bdi>
        {note.changedAt !== null && (
          <>
            {' · '}
            {t.rich('donations.donors.noteChangedBy', {
              name: someone(note.changedBy),
              at: at(note.changedAt),
              bdi: isolate,
            })}
          </>
        )}
      </p>
      <Disclosure
        box={box}
        opener={t('donations.donors.editNote')}
        isRefused={change.refusal !== undefined || remove.refusal !== undefined}
      >
        <PageForm form={change} className="mt-2 grid grid-cols-1 gap-3">
          {version}
          <PageField name="text" known={note.text} label={t('donations.donors.note')} required>
            {(control) => (
              <textarea {...control} rows={3} dir="auto" maxLength={longestNote} className={controlLook} />
            )}
          </PageField>
          <p>
            <SubmitButton size="s" variant="secondary">
              {t('donations.donors.saveNote')}
            </SubmitButton>
          </p>
        </PageForm>
        <PageForm form={remove} className="mt-2">
          {version}
          <SubmitButton size="s" variant="quiet">
            {t('donations.donors.removeNote')}
          </SubmitButton>
        </PageForm>
      </Disclosure>
    </li>
  );
}
