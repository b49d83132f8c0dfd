import { redirect } from 'react-router';

/** A page whose address has changed for good: what the address asks for besides stays. */
export function movedPage(path: string, { search }: URL): Response {
  return redirect(path + search, 301);
}
