import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { PageRefusal } from '#page/find-refusal.ts';
import { Button } from '#ui/button/button.tsx';
import { Callout } from '#ui/card/callout.tsx';
import { CornerCard, type CornerCardProps } from '#ui/card/corner-card.tsx';

interface PromptCardProps extends Pick<CornerCardProps, 'icon' | 'tone' | 'onClose'> {
  title: string;
  text: ReactNode;
  /** A refusal that belongs to no field. */
  refusal?: PageRefusal | undefined;
  /** The answers, before "not now"; none once there is nothing left to say but goodbye. */
  children: ReactNode;
  /** Shown above the answers. */
  fields?: ReactNode;
  closeText?: string | undefined;
}

/** What every prompt has: a title, why we ask, the answers, and "not now". */
export function PromptCard(props: PromptCardProps) {
  const t = useTranslations();
  const { title, text, refusal, children, fields, closeText, onClose, ...look } = props;
  const isAtField = refusal !== undefined && Object.keys(refusal.issues).length > 0;
  return (
    <CornerCard {...look} title={title} closeLabel={t('accounts.prompt.close')} onClose={onClose}>
      <p className="text-ink-soft">{text}</p>
      {refusal && !isAtField && (
        <Callout tone="danger" announced className="mt-4">
          {refusal.message}
        </Callout>
      )}
      {fields && <div className="mt-4">{fields}</div>}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {children}
        <Button variant="quiet" size="s" onClick={onClose}>
          {closeText ?? t('accounts.prompt.notNow')}
        </Button>
      </div>
    </CornerCard>
  );
}
