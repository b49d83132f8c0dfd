import { redirect } from 'react-router';
import { actOnForm, actOnForms, showDone } from '#page/form/act-on-form.ts';
import { readFormName } from '#page/form/define-form.ts';
import type { FormAnswer } from '#page/form/form-answer.ts';
import type { PageActionArgs } from '#page/page-route.ts';
import { href } from '#urls.ts';
import { thanksForm } from '#features/campaigns/thanks/web/thanks-form.ts';
import {
  acceptTeamForm,
  changeTeamForm,
  createTeamForm,
  inviteLeaderForm,
  moveTeamForm,
  removeLeaderForm,
  teamActForm,
  withdrawLeaderForm,
} from './team-forms.ts';

type Acted = Promise<Response | FormAnswer>;
const slugOf = ({ params }: PageActionArgs) => params['campaignSlug'] ?? '';

/** One that is open leads to where its leaders are invited; one that was asked for, to the page that says so. */
export function createTeam(args: PageActionArgs): Acted {
  return actOnForm(args, createTeamForm, {
    next: ({ teamSlug, isAsked }, { form }) =>
      isAsked
        ? showDone(args, form)
        : redirect(href('campaignTeamDashboard', { campaignSlug: slugOf(args), teamSlug })),
  });
}

export function changeTeam(args: PageActionArgs): Acted {
  return actOnForm(args, changeTeamForm, {
    next: ({ slug: teamSlug }) =>
      redirect(href('campaignTeamDashboard', { campaignSlug: slugOf(args), teamSlug })),
  });
}

/** A team that was declined, and one that the caller has left, are hers no more. */
export function actOnTeamDashboard(args: PageActionArgs): Acted {
  const { name, about } = readFormName(args.form);
  const isGone = name === teamActForm.name && about[1] === 'decline';
  const next = (_: unknown, { form }: { form: string }) =>
    isGone ? redirect(href('campaignDashboard', { campaignSlug: slugOf(args) })) : showDone(args, form);
  if (name === removeLeaderForm.name) return actOnForm(args, removeLeaderForm, { next: leave });
  return actOnForms(args, [teamActForm, moveTeamForm, inviteLeaderForm, withdrawLeaderForm, thanksForm], {
    next,
  });
}

const leave = () => redirect(href('campaigns'));

export function acceptTeam(args: PageActionArgs): Acted {
  return actOnForm(args, acceptTeamForm, {
    next: ({ slug, teamSlug }) => redirect(href('campaignTeamDashboard', { campaignSlug: slug, teamSlug })),
  });
}
