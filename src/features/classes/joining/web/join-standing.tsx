import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { href } from '#urls.ts';
import { AnswerSheet } from '#features/people/offered/answer-sheet.tsx';
import type { InvitationView } from '../contract.ts';
import { isolate } from '#ui/text/isolate.tsx';

interface JoinStandingProps {
  invitation: InvitationView;
  /** Her whole account is waiting, not only this class. */
  awaitsGuardian: boolean;
  /** She has just pressed the button, which is gone: focus moves to the headline. */
  isNew: boolean;
}

/** A student's standing in a class: in it, on its waiting list, or waiting for a parent's approval. */
export function JoinStanding({ invitation, awaitsGuardian, isNew }: JoinStandingProps) {
  const t = useTranslations();
  const headline = useRef<HTMLHeadingElement>(null);
  const { name: className, teacher, status, why } = invitation;
  useEffect(() => {
    if (isNew) headline.current?.focus();
  }, [isNew]);
  if (status === 'joined') {
    return (
      <AnswerSheet
        scene="welcome"
        headline={headline}
        title={t.rich('classes.standing.joinedTitle', { className, bdi: isolate })}
        text={t.rich('classes.standing.joinedText', { teacher, bdi: isolate })}
      >
        <Button href={href('home')} className="mt-6">
          {t('classes.standing.begin')}
        </Button>
      </AnswerSheet>
    );
  }
  const waitsForGuardian = why === 'guardian';
  return (
    <AnswerSheet
      scene="window"
      headline={headline}
      title={
        waitsForGuardian
          ? t.rich('classes.standing.guardianTitle', { className, bdi: isolate })
          : t.rich('classes.standing.seatsTitle', { className, bdi: isolate })
      }
      text={
        waitsForGuardian
          ? t('classes.standing.guardianText')
          : t.rich('classes.standing.seatsText', { teacher, bdi: isolate })
      }
    >
      <Button href={awaitsGuardian ? href('joinPending') : href('home')} variant="secondary" className="mt-6">
        {awaitsGuardian ? t('classes.standing.toWaiting') : t('classes.standing.meanwhile')}
      </Button>
    </AnswerSheet>
  );
}
