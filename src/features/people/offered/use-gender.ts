import { type Gender, genderOf } from '#core/gender.ts';
import { useViewer } from './viewer-query.ts';

/** How to address the viewer: the `gender` of messages that depend on it in some language. */
export function useGender(): Gender {
  return genderOf(useViewer());
}
