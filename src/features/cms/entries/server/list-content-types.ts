import * as z from 'zod';
import type { ContentType } from '#platform/composition/content-type.ts';
import type { Ctx } from '#platform/ctx.ts';
import type { ContentTypeView } from '../contract.ts';

/** The kinds of entry, with their fields as JSON Schema, from which editors are made. */
export function listContentTypes(ctx: Pick<Ctx, 'contentTypes' | 'say'>) {
  const items = [...ctx.contentTypes.values()].map((type) => describeType(ctx, type));
  return { items, totalItems: items.length };
}

function describeType(ctx: Pick<Ctx, 'say'>, type: ContentType): ContentTypeView {
  const labels = Object.entries(type.labels ?? {}).map(([path, key]) => [path, ctx.say(key)] as const);
  return {
    name: type.name,
    label: ctx.say(type.label),
    fields: { shared: toJsonSchema(type.fields.shared), texts: toJsonSchema(type.fields.texts) },
    labels: Object.fromEntries(labels),
    needsKey: !type.makeKey,
    isCreatedHere: !type.shipped && !type.editorPath,
  };
}

/** What JSON Schema cannot say, such as a check across fields, is left to the server. */
function toJsonSchema(schema: z.ZodType): Record<string, unknown> {
  return {
    ...z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      // A text of blocks has one control: what it may hold is the server's to check.
      override: ({ jsonSchema }) => {
        if (jsonSchema['editor'] === 'rich-text')
          for (const key of Object.keys(jsonSchema)) if (key !== 'editor') delete jsonSchema[key];
      },
    }),
  };
}
