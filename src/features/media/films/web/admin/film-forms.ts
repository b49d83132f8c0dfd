import { nameMeanwhileFields } from '#page/editor/changed-meanwhile.ts';
import { defineForm } from '#page/form/define-form.ts';
import { text } from '#page/form/fields.ts';
import { readPoster, typePoster, type TypedPoster } from './typed-poster.ts';

/** About the film of this id. */
export const filmForm = defineForm({
  name: 'film',
  fields: { title: text, poster: text, version: text },
  async send({ api }, { title, poster, version }, id = '') {
    try {
      return await api.media.changeFilm.call({ id, version: Number(version), title, ...readPoster(poster) });
    } catch (error) {
      throw nameMeanwhileFields(error, ({ title: theirs, ...values }) => ({
        title: theirs,
        poster: typePoster(values as unknown as TypedPoster),
      }));
    }
  },
});
