import type { PageApi } from '#page/page-context.ts';

/** What a rating's two buttons do, with and without scripts. */
export const ratingForms = {
  rate: (api: PageApi, id: string, form: FormData): Promise<unknown> => {
    const text = form.get('review');
    return api.learning.rate.call({
      id,
      stars: Number(form.get('stars')),
      text: typeof text === 'string' ? text : '',
    });
  },
  unrate: (api: PageApi, id: string): Promise<unknown> => api.learning.dropRating.call({ id }),
};

export function isRatingForm(name: unknown): name is keyof typeof ratingForms {
  return typeof name === 'string' && Object.hasOwn(ratingForms, name);
}
