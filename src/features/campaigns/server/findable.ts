import type { Findable } from '#platform/composition/findable.ts';
import { href } from '#urls.ts';
import { publicStates } from '../life/policy.ts';
import { isWhole } from './campaign-rows.ts';
import { campaignsChanged } from './campaigns-changed.ts';

const foundAtMost = 2000;

/** Public campaigns, found in every language by the words that they are written in. */
export const campaignsFindable: Findable = {
  async listTexts(ctx) {
    const rows = await ctx.db
      .selectFrom('campaigns')
      .selectAll()
      .where('state', 'in', publicStates)
      .orderBy('starts_at', 'desc')
      .limit(foundAtMost)
      .execute();
    return rows.filter(isWhole).map(({ id, slug, name, description, story, cover }) => ({
      kind: 'campaign',
      id,
      subject: id,
      key: `campaign/${id}`,
      title: name,
      href: href('campaign', { campaignSlug: slug }),
      image: `/covers/made/${cover}.svg`,
      label: 'campaigns.find.label',
      icon: 'hands' as const,
      body: `${description} ${story}`,
      weight: 1,
    }));
  },
  // Students do not see campaigns.
  mayFind: ({ actor }) =>
    Promise.resolve(() => (actor.kind === 'member' && actor.role === 'student' ? undefined : {})),
  changedBy: campaignsChanged,
};
