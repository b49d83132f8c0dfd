import { createElement as h } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { locales } from '#core/locale.ts';
import { describePeople } from '#features/people/server/public.ts';
import type { RequestCtx } from '#platform/ctx.ts';
import { visitorPlace } from '#platform/jewish-calendar/visitor-place.ts';
import { endOfViewingAddress } from './end-of-viewing-route.ts';

/**
 * On every page that an administrator sees as someone else: as whom, until when, and a button that stops it. It is part of
 * the document and not of the page, so that nobody else's browser loads anything for it.
 */
export async function viewingBanner(ctx: RequestCtx): Promise<string | undefined> {
  const { actor, locale } = ctx;
  if (actor.kind === 'visitor' || !actor.viewing) return undefined;
  const person = (await describePeople(ctx, [actor.userId])).get(actor.userId);
  const { timeZone } = visitorPlace({ actor: { kind: 'visitor' }, timeZone: ctx.timeZone });
  const until = new Intl.DateTimeFormat(locales[locale].tag, {
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  }).format(actor.viewing.until);
  return renderToStaticMarkup(
    h(
      'section',
      {
        'aria-label': ctx.say('app.viewing.label'),
        className: 'on-night sticky top-0 z-50 bg-night px-4 py-2 text-white',
      },
      h(
        'form',
        {
          method: 'post',
          action: endOfViewingAddress,
          className: 'mx-auto flex max-w-content flex-wrap items-center gap-x-6 gap-y-2',
        },
        h(
          'p',
          { className: 'grow basis-60 font-medium' },
          ctx.say('app.viewing.as'),
          ' ',
          h('bdi', { className: 'font-bold wrap-anywhere' }, person?.displayName ?? actor.userId),
          '. ',
          ctx.sayIn(locale, 'app.viewing.until', { time: until }),
        ),
        h(
          'button',
          {
            type: 'submit',
            className:
              'min-h-11 cursor-pointer rounded-control bg-white px-5 font-bold text-night hover:bg-sand',
          },
          ctx.say('app.viewing.stop'),
        ),
      ),
    ),
  );
}
