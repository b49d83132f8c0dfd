import IconCertificate from '@tabler/icons-react/dist/esm/icons/IconCertificate.mjs';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Checkbox } from '#ui/field/checkbox.tsx';
import { Container } from '#ui/layout/container.tsx';
import { Icon } from '#ui/icon/icon.tsx';
import { useLearner } from '#features/people/offered/learner.ts';
import { useGender } from '#features/people/offered/use-gender.ts';

/** For anyone who has finished the course: the button to her certificate. An adult may have her full name on it. */
export function CourseCertificate() {
  const t = useTranslations();
  const gender = useGender();
  const learner = useLearner();
  if (!learner) return null;
  return (
    <Container className="pt-8">
      <Card as="section" labelledBy="certificate-title">
        <form method="post" className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <span className="grid size-14 shrink-0 place-content-center rounded-pill bg-gold text-on-gold">
            <Icon shape={IconCertificate} size={30} />
          </span>
          <div className="min-w-0 grow basis-64">
            <h2 id="certificate-title" className="text-step-2">
              {t('learning.certificate.offer', { gender })}
            </h2>
            {learner.minor ? (
              <p className="mt-1 text-muted">{t('learning.certificate.shortName')}</p>
            ) : (
              <Checkbox name="fullName" label={t('learning.certificate.fullName')} className="mt-1" />
            )}
          </div>
          <Button type="submit" name="form" value="certificate" variant="reward">
            {t('learning.certificate.make')}
          </Button>
        </form>
      </Card>
    </Container>
  );
}
