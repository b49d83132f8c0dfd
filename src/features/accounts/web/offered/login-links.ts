import { href, sameOriginPath } from '../../../../urls.ts';

/** `onSuccess` is where the link wants to be afterwards, a path of this site. */
type Answer = (link: { address: string; onSuccess: string | undefined }) => void;

let answer: Answer | undefined;

/** From now on links to the sign-in page are answered on the page they are on; until the function that comes back is called. */
export function answerLoginLinks(next: Answer): () => void {
  answer = next;
  return () => {
    if (answer === next) answer = undefined;
  };
}

/** Whether a link that was chosen led to the sign-in page and the page has answered it in place. */
export function takeLoginLink(address: string): boolean {
  const { pathname, searchParams } = new URL(address, location.origin);
  if (!answer || pathname !== href('login') || searchParams.has('mode')) return false;
  answer({ address, onSuccess: sameOriginPath(searchParams.get('onSuccess')) });
  return true;
}
