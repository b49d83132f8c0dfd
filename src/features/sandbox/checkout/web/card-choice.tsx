import { useFormField } from '#page/form/form-context.ts';
import { cardGroups, labelCard, type CardId } from '#features/sandbox/policy.ts';
import { useCardWords } from './use-card-words.ts';

/** The test cards as radio buttons, by what becomes of a payment with them. */
export function CardChoice({ saves }: { saves: boolean }) {
  const { groups } = useCardWords();
  const { issue } = useFormField('card');
  const shown = (Object.keys(cardGroups) as (keyof typeof cardGroups)[]).filter(
    (group) => saves || group !== 'renewals',
  );
  return (
    <div className="grid gap-x-6 gap-y-6 lg:grid-cols-2">
      {issue && (
        <p role="alert" tabIndex={-1} data-wrong className="col-span-full font-medium text-danger">
          {issue}
        </p>
      )}
      {shown.map((group) => (
        <fieldset key={group}>
          <legend className="mb-2 text-step--1 font-semibold text-ink-soft">{groups[group]}</legend>
          <div className="divide-y divide-ink-soft/20 overflow-clip rounded-small border border-ink-soft/40 bg-white">
            {cardGroups[group].map((id) => (
              <CardRow key={id} id={id} />
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

function CardRow({ id }: { id: CardId }) {
  const { cards } = useCardWords();
  const { value = 'succeeds' } = useFormField('card');
  return (
    <label className="grid min-h-14 cursor-pointer grid-cols-[auto_1fr] items-center gap-x-3 px-4 py-2.5 hover:bg-sky/30 has-checked:bg-sky/60 has-focus-visible:outline-3 has-focus-visible:-outline-offset-3">
      <input
        type="radio"
        name="card"
        value={id}
        defaultChecked={id === value}
        className="row-span-2 size-5 accent-dusk outline-none"
      />
      <span className="leading-snug font-medium text-pretty">{cards[id]}</span>
      <bdi dir="ltr" className="col-start-2 justify-self-start text-step--1 text-ink-soft">
        {labelCard(id)}
      </bdi>
    </label>
  );
}
