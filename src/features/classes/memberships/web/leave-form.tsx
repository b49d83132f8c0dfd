import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { isolate } from '#ui/text/isolate.tsx';
import { toasts } from '#ui/toasts/toasts.ts';
import { href } from '#urls.ts';
import { viewerKey } from '#features/accounts/offered/viewer-query.ts';
import type { MembershipList, MembershipView } from '../contract.ts';
import { membershipsQuery } from '#features/classes/web/class-queries.ts';
import { useSentForm } from '#features/classes/web/sent-form.ts';
import { Disclosure, useDisclosed } from '#features/classes/teaching/web/disclosure.tsx';
import { sendMembershipForm, type MembershipForm } from './membership-forms.ts';

/**
 * Leaves a class at once, or by asking the teacher, which can be taken back. Works without JavaScript, by way of
 * `/join`.
 */
export function LeaveForm({ item }: { item: MembershipView }) {
  const t = useTranslations();
  const { api } = usePage();
  const queries = useQueryClient();
  const { box, close } = useDisclosed();
  const { id, name: className, teacher, leaving } = item;
  const form: MembershipForm = leaving === 'asked' ? 'stay' : 'leave';
  const { formRef, onSubmit, busy, refusal } = useSentForm(
    `${form}:${id}`,
    async (data): Promise<MembershipList | undefined> => sendMembershipForm(api, data),
    {
      onDone(list) {
        close();
        queries.setQueryData(membershipsQuery(api).queryKey, list);
        toasts.show({
          tone: 'success',
          text: t(
            leaving === 'asked'
              ? 'classes.own.stays'
              : leaving === 'asks'
                ? 'classes.own.asked'
                : 'classes.own.left',
          ),
        });
        void queries.invalidateQueries({ queryKey: viewerKey });
      },
    },
  );
  const button = (
    <form ref={formRef} method="post" action={href('join')} onSubmit={onSubmit} className="mt-3">
      <input type="hidden" name="form" value={`${form}:${id}`} />
      {refusal && (
        <Callout tone="danger" announced className="mb-3">
          {refusal.message}
        </Callout>
      )}
      <Button type="submit" size="s" variant="secondary" busy={busy}>
        {leaving === 'asked'
          ? t('classes.own.stay')
          : leaving === 'asks'
            ? t('classes.own.ask')
            : t('classes.own.leaveSubmit')}
      </Button>
    </form>
  );
  if (leaving === 'asked') {
    return (
      <div className="mt-3 rounded-control bg-sky p-4">
        <p className="text-pretty">{t.rich('classes.own.askedText', { teacher, bdi: isolate })}</p>
        {button}
      </div>
    );
  }
  return (
    <Disclosure
      box={box}
      opener={t('classes.own.leave')}
      spoken={t('classes.own.leaveOf', { className })}
      isRefused={refusal !== undefined}
      className="mt-1"
    >
      <div className="mt-1 rounded-control bg-sand p-4">
        <p className="text-pretty">
          {leaving === 'asks'
            ? t.rich('classes.own.askText', { teacher, bdi: isolate })
            : t('classes.own.leaveText')}
        </p>
        {button}
      </div>
    </Disclosure>
  );
}
