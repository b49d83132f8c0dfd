import * as z from 'zod';
import type { EntryContent } from '#platform/composition/content-type.ts';
import type { Locale } from '#core/locale.ts';
import { defineContentType } from '#features/cms/entries/server/content-types.ts';
import { makeRandomKey } from '#features/cms/entries/server/create-entry.ts';
import { blockCategories } from '#features/cms/house-types/policy.ts';
import { linkPattern, picturePattern } from '#features/cms/rich-text/policy.ts';
import { RichText } from '#features/cms/rich-text/server/rich-text-schema.ts';

const line = (most: number) => z.string().trim().min(1).max(most);
const Picture = z.string().max(300).regex(picturePattern).meta({ editor: 'picture' });
const Link = z.string().max(500).regex(linkPattern).meta({ editor: 'link' });
/** Smaller ones come first. */
const Sort = z.int().min(0).max(9999).default(100);

const titleFrom =
  (field: string) =>
  ({ texts }: EntryContent, locale: Locale) => {
    const title = texts[locale]?.[field];
    return typeof title === 'string' ? title : '';
  };

/** A text that a page of the site shows besides its own. */
const contentBlock = defineContentType({
  name: 'content-block',
  label: 'cms.type.contentBlock',
  fields: {
    shared: z.strictObject({ category: z.enum(blockCategories), sort: Sort }),
    texts: z.strictObject({ title: line(120), body: RichText }),
  },
  titleOf: titleFrom('title'),
  makeKey: makeRandomKey,
  labels: {
    category: 'cms.field.category',
    'category=parents': 'cms.choice.parents',
    'category=educators': 'cms.choice.educators',
    'category=family': 'cms.choice.family',
    sort: 'cms.field.sort',
    title: 'cms.field.title',
    body: 'cms.field.body',
  },
});

/** A course that is announced before there is any of it. */
const upcomingCourse = defineContentType({
  name: 'upcoming-course',
  label: 'cms.type.upcomingCourse',
  fields: {
    shared: z.strictObject({
      sort: Sort,
      picture: Picture.optional(),
      expected: z.iso.date().meta({ editor: 'date' }).optional(),
    }),
    texts: z.strictObject({ title: line(80), description: line(1000) }),
  },
  titleOf: titleFrom('title'),
  makeKey: makeRandomKey,
  labels: {
    sort: 'cms.field.sort',
    picture: 'cms.field.picture',
    expected: 'cms.field.expected',
    title: 'cms.field.title',
    description: 'cms.field.description',
  },
});

/** Someone who supports the nonprofit and wants to be named; level 1 is the highest. */
const sponsor = defineContentType({
  name: 'sponsor',
  label: 'cms.type.sponsor',
  fields: {
    shared: z.strictObject({
      level: z.int().min(1).max(9),
      sort: Sort,
      link: Link.optional(),
      picture: Picture.optional(),
    }),
    texts: z.strictObject({ name: line(120), dedication: line(120).optional() }),
  },
  titleOf: titleFrom('name'),
  makeKey: makeRandomKey,
  labels: {
    level: 'cms.field.level',
    sort: 'cms.field.sort',
    link: 'cms.field.link',
    picture: 'cms.field.picture',
    name: 'cms.field.name',
    dedication: 'cms.field.dedication',
  },
});

/** The kinds of entry that belong to no other feature. */
export const houseTypes = [contentBlock, upcomingCourse, sponsor];
