import { useTranslations } from 'use-intl';
import type { DedicationKind, Review, Span, SponsorshipState } from '../policy.ts';

/** The words that pages about sponsorships share. */
export function useDedicationWords() {
  const t = useTranslations();
  const spans: Record<Span, string> = {
    day: t('sponsorships.span.day'),
    week: t('sponsorships.span.week'),
    month: t('sponsorships.span.month'),
    course: t('sponsorships.span.course'),
  };
  const kinds: Record<DedicationKind, string> = {
    memory: t('sponsorships.kind.memory'),
    refuah: t('sponsorships.kind.refuah'),
    honor: t('sponsorships.kind.honor'),
  };
  const states: Record<SponsorshipState, string> = {
    held: t('sponsorships.state.held'),
    kept: t('sponsorships.state.kept'),
    given: t('sponsorships.state.given'),
    freed: t('sponsorships.state.freed'),
  };
  const reviews: Record<Review, string> = {
    waiting: t('sponsorships.review.waiting'),
    approved: t('sponsorships.review.approved'),
    declined: t('sponsorships.review.declined'),
  };
  return { spans, kinds, states, reviews };
}
