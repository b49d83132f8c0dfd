import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { useTranslations } from 'use-intl';
import { findRefusal } from '#page/find-refusal.ts';
import type { JudgingCommand } from './judging-keys.ts';

export type JudgingAct = Exclude<JudgingCommand, 'undo' | 'next' | 'previous'>;

/** What was done, and how it is taken back. */
export interface DeskOutcome {
  text: string;
  undo?: (() => Promise<unknown>) | undefined;
}

interface DeskOptions {
  /** What is on the desk. */
  id: string;
  /** Does an act to it; undefined if the moderator thought better of it. */
  decide(act: JudgingAct): Promise<DeskOutcome | undefined>;
  /** Claims what comes next; null if nothing waits. */
  findNext(after: string): Promise<string | null>;
  hrefOf(id: string): string;
}

interface Shown extends DeskOutcome {
  /** What it was done to. */
  about: string;
  key: number;
}

/** The work at a desk: decide, go on to the next, go back, undo. It stays while one thing after another lies on the desk. */
export function useDesk({ id, decide, findNext, hrefOf }: DeskOptions) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [outcome, setOutcome] = useState<Shown>();
  const [visited, setVisited] = useState<readonly string[]>([]);
  const [isEmpty, setEmpty] = useState(false);

  const goOn = async () => {
    const next = await findNext(id);
    setEmpty(next === null);
    if (next === null) return revalidate();
    setVisited((before) => [...before, id]);
    return navigate(hrefOf(next));
  };
  const goBack = async () => {
    const last = visited.at(-1);
    if (last === undefined) return;
    setVisited((before) => before.slice(0, -1));
    setEmpty(false);
    await navigate(hrefOf(last));
  };
  const undo = async () => {
    if (!outcome?.undo) return;
    await outcome.undo();
    setOutcome(undefined);
    setEmpty(false);
    if (outcome.about === id) await revalidate();
    else await navigate(hrefOf(outcome.about));
  };
  const working = useMutation({
    mutationFn: async (command: JudgingCommand) => {
      if (command === 'next') return goOn();
      if (command === 'previous') return goBack();
      if (command === 'undo') return undo();
      const done = await decide(command);
      if (!done) return undefined;
      setOutcome((last) => ({ ...done, about: id, key: (last?.key ?? 0) + 1 }));
      return goOn();
    },
    // Someone else may have been faster: the page shows what is there now.
    onError: () => revalidate(),
  });
  return {
    run: (command: JudgingCommand) => {
      if (!working.isPending) working.mutate(command);
    },
    running: working.isPending ? working.variables : undefined,
    failure: working.error ? (findRefusal(working.error)?.message ?? t('page.request.network')) : undefined,
    outcome,
    dismiss: () => setOutcome(undefined),
    mayGoBack: visited.length > 0,
    isEmpty,
  };
}

export type DeskState = ReturnType<typeof useDesk>;
