import { type Gender, genderOf } from '#core/gender.ts';
import { useViewer } from './viewer-query.ts';

/** How to speak to whoever looks at the page: given as `gender` to the messages that tell her so in some language. */
export function useGender(): Gender {
  return genderOf(useViewer());
}
