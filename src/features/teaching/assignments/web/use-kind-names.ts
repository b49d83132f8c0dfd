import { useTranslations } from 'use-intl';
import type { TargetKind } from '../policy.ts';

const names = {
  course: 'teaching.kind.course',
  item: 'teaching.kind.item',
  resource: 'teaching.kind.resource',
  lesson_plan: 'teaching.kind.lessonPlan',
} as const satisfies Record<TargetKind, string>;

/** Names the kinds of what can be set. */
export function useKindNames(): (kind: TargetKind) => string {
  const t = useTranslations();
  return (kind) => t(names[kind]);
}
