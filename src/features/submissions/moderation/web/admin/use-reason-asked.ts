import { useState } from 'react';
import type { RejectionReason } from '#features/submissions/moderation/policy.ts';

export interface ReasonGiven {
  reason: RejectionReason;
  note: string;
}

/** A rejection that waits for its reason. */
export interface ReasonAsked {
  title: string;
  answer(given: ReasonGiven | undefined): void;
}

/** Asks for the reason of a rejection; undefined if the moderator thought better of it. */
export function useReasonAsked() {
  const [asked, setAsked] = useState<ReasonAsked>();
  const ask = async (title: string): Promise<ReasonGiven | undefined> => {
    const { promise, resolve } = Promise.withResolvers<ReasonGiven | undefined>();
    setAsked({ title, answer: resolve });
    const given = await promise;
    setAsked(undefined);
    return given;
  };
  return { asked, ask };
}
