import { useTranslations } from 'use-intl';
import { deedHref, deedNames, type DeedName } from '#core/deed-names.ts';
import { useFormField } from '#page/form/form-context.ts';

interface DrawingChoiceProps {
  name: string;
  known?: string;
}

/** Which of our paper pictures stands for a kind of deed. */
export function DrawingChoice({ name, known }: DrawingChoiceProps) {
  const t = useTranslations();
  const { value: chosen = known, issue } = useFormField(name);
  const words: Record<DeedName, string> = {
    meal: t('submissions.drawing.meal'),
    visit: t('submissions.drawing.visit'),
    tree: t('submissions.drawing.tree'),
    hands: t('submissions.drawing.hands'),
    gift: t('submissions.drawing.gift'),
    letter: t('submissions.drawing.letter'),
    clothes: t('submissions.drawing.clothes'),
    books: t('submissions.drawing.books'),
    cleaning: t('submissions.drawing.cleaning'),
    candle: t('submissions.drawing.candle'),
  };
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('submissions.kinds.drawing')}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-2">
        {deedNames.map((drawing) => (
          <label
            key={drawing}
            className="relative grid place-content-center rounded-control border-2 border-line bg-white p-1.5 hover:border-edge has-checked:border-dusk has-checked:bg-sky has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
          >
            <input
              type="radio"
              name={name}
              value={drawing}
              required
              defaultChecked={drawing === chosen}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-control outline-none"
            />
            <img src={deedHref(drawing)} alt={words[drawing]} width={72} height={72} className="size-18" />
          </label>
        ))}
      </div>
      {issue && (
        <p role="alert" tabIndex={-1} data-wrong className="mt-1.5 text-step--1 font-medium text-danger">
          {issue}
        </p>
      )}
    </fieldset>
  );
}
