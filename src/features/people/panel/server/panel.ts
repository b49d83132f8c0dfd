import { randomUUID } from 'node:crypto';
import { signedIn } from '#core/actor.ts';
import { NotFound } from '#core/refusals.ts';
import { callHook } from '#platform/composition/feature-hooks.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { describePeople } from '#features/people/users/server/describe-people.ts';
import { showAddress } from '#features/people/users/server/show-address.ts';
import type { OfferedAct, PanelSection, PersonPanel } from '../contract.ts';
import { maySee, mayDo } from '../policy.ts';
import { findPanelPerson, type PanelPerson } from './panel-person.ts';
import { personSections } from './person-sections.ts';
import { listActs } from './run-act.ts';
import { viewAct } from './view-act.ts';

/** A person on one page: what the caller may know of her, and what she may do. */
export async function getPanel(ctx: RequestCtx, { id }: { id: string }): Promise<PersonPanel> {
  const person = await findPanelPerson(ctx, id);
  if (!person) throw new NotFound();
  const described = (await describePeople(ctx, [person.id])).get(person.id);
  return {
    id: person.id,
    name: described?.displayName ?? '',
    emailAddress: person.emailAddress && showAddress(person.emailAddress),
    language: person.language,
    minor: person.minor,
    staff: person.staff,
    restricted: person.restrictedSince !== null,
    eraseAt: person.eraseAt?.toISOString() ?? null,
    once: randomUUID(),
    sections: await listSections(ctx, person),
    acts: await listOffered(ctx, person),
  };
}

async function listSections(ctx: RequestCtx, person: PanelPerson): Promise<PanelSection[]> {
  const viewer = signedIn(ctx);
  const sections: PanelSection[] = [];
  for (const section of (await callHook(ctx, personSections, undefined)).flat()) {
    if (!maySee(viewer, section, person)) continue;
    const content = await section.read(ctx, person);
    if (!content) continue;
    const { facts = [], tables = [] } = content;
    sections.push({ name: section.name, title: ctx.say(section.title), facts, tables });
  }
  return sections;
}

async function listOffered(ctx: RequestCtx, person: PanelPerson): Promise<OfferedAct[]> {
  const viewer = signedIn(ctx);
  const offered: OfferedAct[] = [];
  for (const act of await listActs(ctx)) {
    if (!mayDo(viewer, act, person) || !(await act.isOffered(ctx, person))) continue;
    offered.push(viewAct(ctx, act, act.shortestReason?.(person) ?? 0));
  }
  // What costs or destroys something comes last.
  return offered.toSorted((one, other) => Number(one.grave) - Number(other.grave));
}
