import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { CornerCard, type CornerCardProps } from '#ui/card/corner-card.tsx';

interface PromptCardProps extends Pick<CornerCardProps, 'icon' | 'tone' | 'onClose'> {
  title: string;
  text: ReactNode;
  /** The answers, before "not now"; none once there is nothing left to say but goodbye. */
  children: ReactNode;
  /** Shown above the answers. */
  fields?: ReactNode;
  closeText?: string | undefined;
}

/** What every prompt has: a title, why we ask, the answers, and "not now". */
export function PromptCard(props: PromptCardProps) {
  const t = useTranslations();
  const { title, text, children, fields, closeText, onClose, ...look } = props;
  return (
    <CornerCard {...look} title={title} closeLabel={t('app.prompt.close')} onClose={onClose}>
      <p className="text-ink-soft">{text}</p>
      {fields && <div className="mt-4">{fields}</div>}
      <div className="mt-4 flex flex-wrap items-center gap-2">
        {children}
        <Button variant="quiet" size="s" onClick={onClose}>
          {closeText ?? t('app.prompt.notNow')}
        </Button>
      </div>
    </CornerCard>
  );
}
