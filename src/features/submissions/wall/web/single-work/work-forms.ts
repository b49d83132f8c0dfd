import { stickerNames, type StickerName } from '#core/sticker-names.ts';
import { defineForm } from '#page/form/define-form.ts';
import { optionalText, text } from '#page/form/fields.ts';
import type { ReportReason } from '#features/submissions/wall/policy.ts';

const isSticker = (name: string | undefined): name is StickerName =>
  stickerNames.some((each) => each === name);

/** Gives a sticker to a work, or takes it back: the buttons are the fields. */
export const stickerForm = defineForm({
  name: 'sticker',
  fields: { give: optionalText, take: optionalText },
  send: ({ api }, { give, take }, id = '') => {
    if (isSticker(give)) return api.submissions.giveSticker.call({ id, sticker: give });
    return api.submissions.takeSticker.call({ id, sticker: isSticker(take) ? take : 'heart' });
  },
});

/** Tells the moderators that something is not right with a work. */
export const reportForm = defineForm({
  name: 'report',
  fields: { reason: text },
  send: ({ api }, { reason }, id = '') =>
    // The contract refuses what is none of the reasons.
    api.submissions.reportSubmission.call({ id, reason: reason as ReportReason }),
});
