/** Spec §1 and §9; a `material` is anything else a course offers. */
export const resourceKinds = [
  'workbook',
  'sourcesheet',
  'presentation',
  'poster',
  'music',
  'kahoot',
  'material',
] as const;
export type ResourceKind = (typeof resourceKinds)[number];

/** The message that names each kind. */
export const resourceNames: Record<ResourceKind, string> = {
  workbook: 'learning.resource.workbook',
  sourcesheet: 'learning.resource.sourcesheet',
  presentation: 'learning.resource.presentation',
  poster: 'learning.resource.poster',
  music: 'learning.resource.music',
  kahoot: 'learning.resource.kahoot',
  material: 'learning.resource.material',
};
