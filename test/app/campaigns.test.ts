import { describe, expect, test } from 'vitest';
import { useApp } from '#test/support/app.ts';
import { makePerson, tookSecondStep } from '#test/support/people.ts';
import { formsOf, openBrowser, openVisitor } from '#test/support/plain-browser.ts';
import { staffMember } from '#test/support/staff.ts';
import { workOffClock } from '#features/campaigns/life/server/work-off-clock.ts';
import { actOnCampaign } from '#features/campaigns/organizing/server/act-on-campaign.ts';
import { getCampaign } from '#features/campaigns/server/campaign-rows.ts';
import { makeCampaign } from '#features/campaigns/testing.ts';
import type { TestUser } from '#features/people/testing.ts';

/* Setting a campaign up, launching it and looking at it, without JavaScript. */

const app = useApp();
const list = '/admin/giving/campaigns';

const about = {
  form: 'campaignAbout',
  category: 'school',
  name: 'A roof for our heder',
  teamLeaderName: 'Rivka Lead',
  email: 'rivka@example.org',
  phone: '',
};

const page = {
  form: 'campaignPage',
  slug: 'heder-roof',
  currency: 'GBP',
  goal: '2,500',
  bonusGoal: '',
  place: 'london',
  duration: 'week',
  startsOn: '',
  startsTime: '',
  description: 'The rain comes in, and we learn under umbrellas.',
  story: '# Our roof\nIt **leaks**. <script>alert(1)</script>\n\n- Tiles\n- https://leeds.example/roof',
  filmUrl: 'https://youtu.be/abcdefghijk',
  cover: 'tree.olive',
  language: 'en',
};

/** One that is live. */
async function makeLive(organizer: TestUser, changes: Parameters<typeof makeCampaign>[2] = {}) {
  const campaign = await makeCampaign(app.ctx, organizer, changes);
  const hers = { ...app.ctx, actor: organizer.actor };
  const { state } = await actOnCampaign(hers, { id: campaign.id, act: 'launch' });
  const { client } = await staffMember(app, 'admin');
  const { version } = await getCampaign(app.ctx, campaign);
  if (state === 'pending')
    await client.post(`/api${list}/${campaign.id}/decisions`, { act: 'approve', version, reason: '' });
  return campaign;
}

describe('setting up', () => {
  test('leads over both steps to a draft, keeps what was typed, and says at each field what is wrong', async () => {
    const browser = await openBrowser(app, await app.makeUser());
    const refused = await browser.ask('/campaigns/create', { ...about, category: '', email: 'rivka' });
    expect(refused.statusCode).toBe(422);
    expect(refused.body).toContain('Choose what the campaign is for.');
    expect(refused.body).toContain('value="rivka"');
    // Also in another browser, or on another day.
    expect((await browser.ask('/campaigns/create')).body).toContain('value="A roof for our heder"');

    const first = await browser.ask('/campaigns/create', about);
    expect(first.headers.location).toBe('/campaigns/create');
    const second = (await browser.ask('/campaigns/create')).body;
    expect(second).toContain('value="a-roof-for-our-heder"');
    expect((await browser.ask('/campaigns/create?step=1')).body).toContain('value="rivka@example.org"');

    const wrong = await browser.ask('/campaigns/create', {
      ...page,
      slug: 'Heder Roof!',
      goal: '900',
      filmUrl: 'https://films.example/roof.mov',
      description: 'Short',
    });
    expect(wrong.statusCode).toBe(422);
    for (const shown of ['value="Heder Roof!"', 'Write 10 to 200 characters.', 'Latin letters and digits'])
      expect(wrong.body).toContain(shown);
    // All of it at once: what the schema sees, and what it cannot.
    expect(wrong.body).toContain('The goal is at least');
    expect(wrong.body.match(/aria-invalid="true"/g)).toHaveLength(4);
    const less = await browser.ask('/campaigns/create', {
      ...page,
      goal: '900',
      filmUrl: 'https://x.example',
    });
    expect(less.body.match(/aria-invalid="true"/g)).toHaveLength(2);
    expect(less.body).toContain('The goal is at least');

    const made = await browser.ask('/campaigns/create', page);
    expect(made.headers.location).toBe('/campaign/heder-roof/dashboard');
    const dashboard = (await browser.ask('/campaign/heder-roof/dashboard')).body;
    expect(dashboard).toContain('our team looks at it first');
    const { id } = await getCampaign(app.ctx, { slug: 'heder-roof' });
    const launched = await browser.ask('/campaign/heder-roof/dashboard', {
      form: `actOnCampaign:${id}:launch`,
    });
    expect(launched.headers.location).toBe('/campaign/heder-roof/launched');
    expect((await browser.ask('/campaign/heder-roof/launched')).body).toContain('We look at it now');
  });

  test('asks visitors to sign in, and is kept from children', async () => {
    expect((await openVisitor(app).ask('/campaigns/create')).headers.location).toMatch(
      /^\/login\?onSuccess=/,
    );
    for (const kind of ['student', 'member'] as const) {
      const child = await makePerson(app, kind);
      if (!child) throw new Error('no child');
      const browser = await openBrowser(app, child);
      for (const path of ['/campaigns/start', '/campaigns/create'])
        expect((await browser.ask(path)).headers.location).toMatch(/^\/home/);
      const kept = kind === 'student';
      expect((await browser.ask('/campaigns')).statusCode).toBe(kept ? 302 : 200);
      expect((await browser.send('/api/campaigns')).statusCode).toBe(kept ? 403 : 200);
    }
  });
});

describe('a campaign', () => {
  test('is a page without JavaScript, and nothing of its story or its film runs or loads by itself', async () => {
    const organizer = await app.makeUser();
    await makeLive(organizer, { slug: 'live-roof', story: page.story, filmUrl: page.filmUrl });
    const { body, headers } = await openVisitor(app).ask('/campaign/live-roof');
    for (const shown of [
      '<strong>leaks</strong>',
      '&lt;script&gt;alert(1)',
      'rel="noopener nofollow ugc"',
      'href="https://youtu.be/abcdefghijk"',
      'Runs until',
      '/share/campaigns/live-roof/en.png',
    ])
      expect(body).toContain(shown);
    expect(body).not.toMatch(/<iframe|youtube-nocookie|noindex/);
    expect(headers['content-security-policy']).toContain(
      'frame-src https://player.vimeo.com https://www.youtube-nocookie.com',
    );
  });

  test('leads from an old address to its own for ever, and says nothing of one that is not public', async () => {
    const organizer = await app.makeUser();
    const { id } = await makeLive(organizer, { slug: 'old-roof' });
    const browser = await openBrowser(app, organizer);
    const { version } = await getCampaign(app.ctx, { id });
    const changed = await browser.ask('/campaign/old-roof/edit', {
      ...about,
      ...page,
      form: `changeCampaign:${id}`,
      slug: 'new-roof',
      version: String(version),
    });
    expect(changed.headers.location).toBe('/campaign/new-roof/dashboard');
    for (const who of [openVisitor(app), browser]) {
      const moved = await who.ask('/campaign/old-roof?utm_source=mail');
      expect([moved.statusCode, moved.headers.location]).toEqual([301, '/campaign/new-roof?utm_source=mail']);
    }
    expect((await browser.ask('/campaign/old-roof/dashboard')).headers.location).toBe(
      '/campaign/new-roof/dashboard',
    );

    const { slug } = await makeCampaign(app.ctx, organizer);
    expect((await browser.ask(`/campaign/${slug}`)).body).toContain('Only you can see this page.');
    const stranger = await openBrowser(app, await app.makeUser());
    for (const path of ['', '/dashboard', '/edit', '/launched'])
      expect((await stranger.ask(`/campaign/${slug}${path}`)).statusCode).toBe(404);
    const [known, unknown] = [
      await stranger.send(`/api/campaigns/${slug}`),
      await stranger.send('/api/campaigns/nothing-here'),
    ];
    expect([known.statusCode, known.body]).toEqual([404, unknown.body]);
  });

  test('refuses at its field what can no longer change', async () => {
    const organizer = await app.makeUser();
    const { id, version } = await makeLive(organizer, { slug: 'fixed-roof' });
    const browser = await openBrowser(app, organizer);
    const form = { ...about, ...page, form: `changeCampaign:${id}`, slug: 'fixed-roof', goal: '1,500' };
    const late = await browser.ask('/campaign/fixed-roof/edit', { ...form, version: String(version) });
    expect(late.statusCode).toBe(409);
    const now = await getCampaign(app.ctx, { id });
    const less = await browser.ask('/campaign/fixed-roof/edit', { ...form, version: String(now.version) });
    expect(less.statusCode).toBe(422);
    expect(less.body).toContain('From now on the goal can only go up');
    expect(less.body).toContain('value="1,500"');
  });

  test('is listed and searched for, with a validator that spares asking again', async () => {
    const organizer = await app.makeUser();
    await makeLive(organizer, { slug: 'listed-roof', name: 'École de Lyon' });
    const browser = openVisitor(app);
    expect((await browser.ask('/campaigns?q=ecole')).body).toContain('École de Lyon');
    expect((await browser.ask('/campaigns?q=nothing')).body).toContain('No campaign has this name');
    expect((await browser.ask('/campaigns?q=%25')).body).toContain('No campaign has this name');
    expect((await browser.ask('/campaigns?show=done')).body).toContain('No campaign is done yet');
    for (const path of [
      '/api/campaigns',
      '/api/campaigns?part=running&q=lyon',
      '/api/campaigns/listed-roof',
      '/api/campaigns/listed-roof/live',
    ]) {
      const first = await app.ask(path);
      expect(first.statusCode).toBe(200);
      const again = await app.ask(path, { headers: { 'if-none-match': String(first.headers.etag) } });
      expect([again.statusCode, again.body]).toEqual([304, '']);
    }
    const before = await app.ask('/api/campaigns');
    await makeLive(organizer, { slug: 'another-roof' });
    const after = await app.ask('/api/campaigns', {
      headers: { 'if-none-match': String(before.headers.etag) },
    });
    expect(after.json()).toMatchObject({ totalItems: 2 });
    expect((await app.ask('/api/campaigns?part=all')).statusCode).toBe(422);
  });
});

describe('staff', () => {
  test('finds a campaign, approves it, and gives a reason where it must', async () => {
    const organizer = await app.makeUser();
    const { id } = await makeCampaign(app.ctx, organizer, { name: 'Waiting roof' });
    await actOnCampaign({ ...app.ctx, actor: organizer.actor }, { id, act: 'launch' });
    const { user, client } = await staffMember(app, 'finance');
    const browser = await openBrowser(app, user);
    await tookSecondStep(app, user);
    expect((await browser.ask(`${list}?q=waiting`)).body).toContain('Waiting roof');
    expect((await browser.ask(`${list}?state=live`)).body).not.toContain('Waiting roof');
    const { version } = await getCampaign(app.ctx, { id });
    const decide = (act: string, reason: string) =>
      browser.ask(`${list}/${id}`, {
        form: `decideOnCampaign:${id}:${act}`,
        version: String(version),
        reason,
      });
    const silent = await decide('reject', ' ');
    expect([silent.statusCode, silent.body.includes('Write why')]).toEqual([422, true]);
    expect((await decide('approve', '')).statusCode).toBe(302);
    expect((await decide('approve', '')).statusCode).toBe(409);
    expect((await browser.ask(`${list}/${id}`)).body).toContain('Waits for approval → Live');
    const file = await client.get('/api/admin/files/campaigns');
    expect(file.body).toContain('Waiting roof');
    const support = await staffMember(app, 'support');
    expect((await support.client.get(`/api${list}`)).statusCode).toBe(403);
  });
});

test('a campaign that rests says when it goes on, and takes an address for a reminder', async () => {
  const organizer = await app.makeUser();
  const { slug, id } = await makeLive(organizer);
  const visitor = openVisitor(app);
  expect((await visitor.ask(`/campaign/${slug}`)).body).not.toContain('rests on Shabbat');
  // The clock's job runs each minute, also when Shabbat comes in in London.
  app.ctx.clock.advance((Date.parse('2026-11-20T15:30:00Z') - app.ctx.clock.now().getTime()) / 1000);
  for (let minute = 0; minute < 60; minute += 1) {
    app.ctx.clock.advance(60);
    await workOffClock(app.ctx);
  }
  const resting = await openVisitor(app).ask(`/campaign/${slug}`);
  expect(resting.body).toMatch(/rests on Shabbat and Yom Tov. It goes on Sat, November 21/);
  expect(formsOf(resting.body)).toContain('campaignReminder');
  const wrong = await visitor.ask(`/campaign/${slug}`, { form: 'campaignReminder', emailAddress: 'rivka' });
  expect(wrong.statusCode).toBe(422);
  expect(wrong.body).toContain('value="rivka"');
  await visitor.ask(`/campaign/${slug}`, { form: 'campaignReminder', emailAddress: 'rivka@example.org' });
  const { count } = await app.ctx.db
    .selectFrom('campaign_reminders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('campaign_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(count).toBe(1);
});
