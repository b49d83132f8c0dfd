import { defineForm } from '#page/form/define-form.ts';
import { several, text, type FieldValues } from '#page/form/fields.ts';
import type { PoolInput } from '../contract.ts';

const poolFields = {
  name: text,
  ratio: text,
  cap: text,
  least: text,
  fromOn: text,
  fromTime: text,
  untilOn: text,
  untilTime: text,
  teams: several,
  methods: several,
};

function readPool({ ratio, methods, ...typed }: FieldValues<typeof poolFields>) {
  // The contract refuses a way to pay that there is not.
  return { ...typed, ratio: Number(ratio), methods: methods as PoolInput['methods'] };
}

/** Another pool for the campaign of this id. */
export const addPoolForm = defineForm({
  name: 'addPool',
  fields: poolFields,
  send: ({ api }, typed, id = '') => api.campaigns.addPool.call({ id, ...readPool(typed) }),
});

/** About the pool of this id. */
export const changePoolForm = defineForm({
  name: 'changePool',
  fields: { ...poolFields, version: text },
  send: ({ api }, { version, ...typed }, id = '') =>
    api.campaigns.changePool.call({ id, version: Number(version), ...readPool(typed) }),
});

export const raisePoolForm = defineForm({
  name: 'raisePool',
  fields: {},
  send: ({ api }, _values, id = '') => api.campaigns.raisePool.call({ id }),
});

export const removePoolForm = defineForm({
  name: 'removePool',
  fields: {},
  send: ({ api }, _values, id = '') => api.campaigns.removePool.call({ id }),
});
