import { defineForm } from '#page/form/define-form.ts';
import { picturesToTouch } from '../policy.ts';
import { touchedIn, touchFields } from './touched-pictures.ts';

/** Which child of a family’s code enters: the parameter of the page’s address. */
export const childParameter = 'child';

/** Signs in the child of the page’s address. */
export const enterForm = defineForm({
  name: 'enter',
  aboutSession: true,
  fields: touchFields,
  send: ({ api, params, url }, values) =>
    api.families.signInWithPictures.call({
      code: params['familyCode'] ?? '',
      id: url.searchParams.get(childParameter) ?? '',
      pictures: touchedIn(values, picturesToTouch),
    }),
});

/** Three pictures are chosen by touching them twice. */
export const touchesToChoose = 2 * picturesToTouch;

export const choosePicturesForm = defineForm({
  name: 'choosePictures',
  fields: touchFields,
  send({ api, params }, values) {
    const touched = touchedIn(values, touchesToChoose);
    return api.families.choosePictures.call({
      id: params['memberId'] ?? '',
      pictures: touched.slice(0, picturesToTouch),
      again: touched.slice(picturesToTouch),
    });
  },
});

/** What else a guardian decides about the child of the page’s address, and how she is signed in. */
export const memberPictureForms = {
  removePictures: defineForm({
    name: 'removePictures',
    fields: {},
    send: ({ api, params }) => api.families.removePictures.call({ id: params['memberId'] ?? '' }),
  }),
  endSession: defineForm({
    name: 'endMemberSession',
    fields: {},
    send: ({ api, params }, _values, sessionId = '') =>
      api.families.endMemberSession.call({ id: params['memberId'] ?? '', sessionId }),
  }),
};

export const newCodeForm = defineForm({
  name: 'newFamilyCode',
  fields: {},
  send: ({ api }) => api.families.replaceFamilyCode.call(),
});
