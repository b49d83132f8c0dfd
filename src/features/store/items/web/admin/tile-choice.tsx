import { useFormField } from '#page/form/form-context.ts';

interface TileChoiceProps {
  name: string;
  legend: string;
  known: string;
  tiles: readonly { value: string; text: string; src: string | undefined }[];
  /** The class of a picture's proportions. */
  shape: 'aspect-4/3' | 'aspect-square';
}

/** One of several pictures. */
export function TileChoice({ name, legend, known, tiles, shape }: TileChoiceProps) {
  const { value = known, issue } = useFormField(name);
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-3">
        {tiles.map((tile) => (
          <label
            key={tile.value}
            className="cursor-pointer rounded-control border-2 border-edge p-1.5 text-center text-step--1 has-checked:border-olive has-checked:bg-tint-olive has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name={name}
              value={tile.value}
              defaultChecked={tile.value === value}
              className="sr-only"
            />
            {tile.src === undefined ? (
              <span className={`${shape} block w-full rounded-small bg-sand`} />
            ) : (
              <img
                src={tile.src}
                alt=""
                width={160}
                height={120}
                loading="lazy"
                className={`${shape} w-full rounded-small object-cover`}
              />
            )}
            <bdi className="mt-1 line-clamp-2 wrap-anywhere">{tile.text}</bdi>
          </label>
        ))}
      </div>
      {issue && <p className="mt-1.5 text-step--1 font-medium text-danger">{issue}</p>}
    </fieldset>
  );
}
