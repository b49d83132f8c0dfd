import { href, sameOriginPath } from '#urls.ts';

/** `onSuccess` is where the link wants to go afterward, a path on this site. */
type Answer = (link: { address: string; onSuccess: string | undefined }) => void;

let answer: Answer | undefined;

/** From now on links to the sign-in page are handled on the current page, until the returned function is called. */
export function answerLoginLinks(next: Answer): () => void {
  answer = next;
  return () => {
    if (answer === next) answer = undefined;
  };
}

/** Whether a followed link led to the sign-in page and the page has handled it in place. */
export function takeLoginLink(address: string): boolean {
  const { pathname, searchParams } = new URL(address, location.origin);
  if (!answer || pathname !== href('login') || searchParams.has('mode')) return false;
  answer({ address, onSuccess: sameOriginPath(searchParams.get('onSuccess')) });
  return true;
}
