import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { findRefusal } from '#page/find-refusal.ts';
import { usePage } from '#page/page-provider.tsx';
import type { Draft, HandInView } from '../contract.ts';
import { dropDeviceDraft, keepDeviceDraft, nameDeviceDraft, readDeviceDraft } from './device-drafts.ts';
import { handInQuery } from './hand-in-queries.ts';
import { findFirstBody, isEmptyBody, isSameBody, openDraft, readBody, type WorkBody } from './work-body.ts';

/** A crash loses at most what was typed in the first time; the server hears of it after the second. */
const devicePauseMs = 500;
const serverPauseMs = 2_500;

export interface DraftConflict {
  mine: WorkBody;
  theirs: WorkBody;
  at: string;
  /** Of the server's draft. */
  version: number;
}

interface Options {
  view: HandInView;
  person: string;
  formRef: RefObject<HTMLFormElement | null>;
}

/**
 * Keeps what stands in the form on the device at once and on the server soon after. What another device has saved
 * meanwhile is never overwritten: it becomes a conflict, which the learner settles.
 */
export function useWorkDraft({ view, person, formRef }: Options) {
  const { itemId, firstVisibility } = view;
  const page = usePage();
  const queries = useQueryClient();
  const name = nameDeviceDraft(person, itemId);
  const [start, setStart] = useState(() => ({ body: findFirstBody(view), turn: 0 }));
  const [status, setStatus] = useState<'none' | 'saving' | 'saved' | 'device'>(view.draft ? 'saved' : 'none');
  const [conflict, setConflict] = useState<DraftConflict>();
  const known = useRef({
    version: view.draft?.version ?? 0,
    body: start.body,
    isOver: false,
    isSaving: false,
  });
  const timers = useRef<{ device?: ReturnType<typeof setTimeout>; server?: ReturnType<typeof setTimeout> }>(
    {},
  );

  /** Fills the form again. */
  const fill = (body: WorkBody) => setStart(({ turn }) => ({ body, turn: turn + 1 }));

  const meet = (theirs: Draft, mine: WorkBody) => {
    const body = openDraft(theirs.body, firstVisibility);
    known.current.version = theirs.version;
    known.current.body = body;
    if (isSameBody(body, mine) || isEmptyBody(body)) return false;
    setConflict({ mine, theirs: body, at: theirs.changedAt, version: theirs.version });
    return true;
  };

  const readForm = () => formRef.current && readBody(new FormData(formRef.current));

  const keep = (body: WorkBody) =>
    keepDeviceDraft(name, { at: new Date().toISOString(), version: known.current.version, body });

  const save = async () => {
    const body = readForm();
    const state = known.current;
    if (!body || state.isOver || state.isSaving || isSameBody(body, state.body)) return;
    state.isSaving = true;
    setStatus('saving');
    try {
      const saved = await page.api.submissions.saveDraft.call({
        itemId,
        version: state.version,
        body: toDraft(body),
      });
      if (state.isOver) return;
      state.version = saved.version;
      state.body = body;
      keep(body);
      setStatus('saved');
    } catch (error) {
      setStatus('device');
      if (findRefusal(error)?.code === 'version_changed') await meetOther(body);
    } finally {
      state.isSaving = false;
    }
    // What was typed while it was being saved.
    const now = readForm();
    if (now && !isSameBody(now, body)) note();
  };

  const meetOther = async (mine: WorkBody) => {
    const { draft } = await queries.query({ ...handInQuery(page, itemId), staleTime: 0 });
    if (draft && meet(draft, mine)) return;
    known.current.version = draft?.version ?? 0;
    note();
  };

  const note = () => {
    const state = known.current;
    if (state.isOver) return;
    timers.current.device ??= setTimeout(() => {
      delete timers.current.device;
      const body = readForm();
      if (body && !state.isOver) keep(body);
    }, devicePauseMs);
    clearTimeout(timers.current.server);
    timers.current.server = setTimeout(() => void latest.current.save(), serverPauseMs);
  };

  const latest = useRef({ save, note, meet });
  useEffect(() => {
    latest.current = { save, note, meet };
  });

  useEffect(() => {
    const kept = readDeviceDraft(name);
    const { version, body } = known.current;
    if (!kept || isSameBody(kept.body, body)) return;
    // Nobody has saved since: it is only further on. Otherwise, the learner decides.
    if (kept.version === version || version === 0) fill(kept.body);
    else if (view.draft) latest.current.meet(view.draft, kept.body);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what this device kept before the form was opened
  }, [name]);

  useEffect(() => {
    const form = formRef.current;
    const noteLatest = () => latest.current.note();
    const saveLatest = () => void latest.current.save();
    form?.addEventListener('input', noteLatest);
    window.addEventListener('online', saveLatest);
    return () => {
      form?.removeEventListener('input', noteLatest);
      window.removeEventListener('online', saveLatest);
    };
  }, [formRef, start.turn]);

  useEffect(() => {
    const running = timers.current;
    return () => {
      clearTimeout(running.device);
      clearTimeout(running.server);
    };
  }, []);

  return {
    start,
    status,
    conflict,
    /** Goes on with what the learner has chosen of the two. */
    settle(body: WorkBody) {
      setConflict(undefined);
      fill(body);
      keep(body);
      note();
    },
    /** After it was handed in. */
    forget() {
      known.current.isOver = true;
      dropDeviceDraft(name);
    },
  };
}

function toDraft({ text, files, visibility, impact }: WorkBody) {
  const said = Object.entries(impact).flatMap(([field, value]) => (value ? [[field, value] as const] : []));
  return {
    text,
    files,
    visibility: visibility as 0 | 1 | 2,
    ...(said.length > 0 && { impact: Object.fromEntries(said) }),
  };
}
