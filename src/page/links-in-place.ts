import { sameOriginPath } from '#urls.ts';

/** `onSuccess` is where the link wants to go afterward, a path on this site. */
type Answer = (link: { address: string; onSuccess: string | undefined }) => void;

interface InPlace {
  path: string;
  /** Whether a link with these parameters can be handled in place. */
  takes(parameters: URLSearchParams): boolean;
  answer: Answer;
}

let inPlace: InPlace | undefined;

/** From now on such links are handled on the current page, until the returned function is called. */
export function answerLinks(next: InPlace): () => void {
  inPlace = next;
  return () => {
    if (inPlace === next) inPlace = undefined;
  };
}

/** Whether a followed link was handled on the current page. */
export function takeLink(address: string): boolean {
  const { pathname, searchParams } = new URL(address, location.origin);
  if (pathname !== inPlace?.path || !inPlace.takes(searchParams)) return false;
  inPlace.answer({ address, onSuccess: sameOriginPath(searchParams.get('onSuccess')) });
  return true;
}
