import { defineForm } from '#page/form/define-form.ts';
import { optionalText, text } from '#page/form/fields.ts';
import { frames } from '#features/store/policy.ts';
import { addressFields, readAddress } from '#features/store/web/address-form.ts';

/** About the item of this id. `price` is what the page showed; `key` makes a second sending the same redemption. */
export const redeemForm = defineForm({
  name: 'redeem',
  fields: { price: text, key: text, variantId: optionalText, ...addressFields },
  send: ({ api }, { price, key, variantId, ...address }, itemId = '') =>
    api.store.redeem.call({
      itemId,
      price: Number(price),
      key: `${key}.${itemId}`,
      variantId,
      address: readAddress(address),
    }),
});

/** About one of the frames. */
export const frameForm = defineForm({
  name: 'frame',
  fields: { wear: text },
  send: ({ api }, { wear }, name) =>
    api.store.wearFrame.call({
      frame: wear === 'yes' ? (frames.find((each) => each === name) ?? null) : null,
    }),
});
