import type { ReactNode } from 'react';

/** An address keeps its writing direction, whatever the page's. */
export function isolateAddress(address: ReactNode) {
  return (
    <bdi dir="ltr" className="text-pomegranate-deep">
      {address}
    </bdi>
  );
}
