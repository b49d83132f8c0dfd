import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';

/** Writes our schemas as JSON Schema, without the limits of JavaScript's integers: they say nothing about ours. */
export function createSchemaConverter(): ZodToJsonSchemaConverter {
  return new ZodToJsonSchemaConverter({
    interceptors: [
      ({ next, schema: { _zod } }) => {
        const [required, schema] = next();
        // A call that returns nothing always does: otherwise its answer would be described as nothing or nothing.
        if (_zod.def.type === 'void') return [true, schema];
        if (typeof schema !== 'object' || schema.type !== 'integer') return [required, schema];
        const { minimum, maximum, ...rest } = schema;
        return [
          required,
          {
            ...rest,
            ...(minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
            ...(maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
          },
        ];
      },
    ],
  });
}
