import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '../../../../ui/button.tsx';
import { Container } from '../../../../ui/container.tsx';
import { href } from '../../../../urls.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { useViewer } from './viewer-query.ts';

/** On every page of somebody who has given her account up: until when she may keep it, and the button that does. */
export function DeletionNotice() {
  const t = useTranslations();
  const format = useFormatter();
  const viewer = useViewer();
  if (!viewer?.eraseAt) return null;
  return (
    <aside aria-label={t('accounts.deletion.label')} className="on-paper bg-tint-gold py-3">
      <Container>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <p className="grow basis-80 font-medium" suppressHydrationWarning>
            {t('accounts.deletion.notice', {
              day: format.dateTime(new Date(viewer.eraseAt), { dateStyle: 'long' }),
            })}
          </p>
          <SettingsForm name="keep" action={href('settingsAccount')} doneText={t('accounts.deletion.kept')}>
            {({ busy }) => (
              <Button type="submit" size="s" busy={busy}>
                {t('accounts.deletion.keep')}
              </Button>
            )}
          </SettingsForm>
        </div>
      </Container>
    </aside>
  );
}
