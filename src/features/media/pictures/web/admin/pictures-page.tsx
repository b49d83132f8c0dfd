import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { useTranslations } from 'use-intl';
import { AdminPageHead } from '#page/admin/admin-page-head.tsx';
import { usePage } from '#page/page-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/card/empty-state.tsx';
import { Field } from '#ui/field/field.tsx';
import { TextInput } from '#ui/field/text-input.tsx';
import { PictureCard } from './picture-card.tsx';
import { PictureDrop } from './picture-drop.tsx';
import { picturesQuery } from './pictures-query.ts';
import { usePictureUpload } from './use-picture-upload.ts';

/** `/admin/content/pictures`: the pictures that staff uploaded, for items of courses. */
export default function PicturesPage() {
  const t = useTranslations();
  const page = usePage();
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search.trim());
  const upload = usePictureUpload();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(
    picturesQuery(page, words),
  );
  const pictures = data?.pages.flatMap(({ items }) => items) ?? [];
  const isEmpty = data !== undefined && pictures.length === 0;
  return (
    <>
      <AdminPageHead title={t('media.pictures.title')}>{t('media.pictures.intro')}</AdminPageHead>
      <section className="mt-6" aria-label={t('media.pictures.upload')}>
        <PictureDrop upload={upload} />
      </section>
      {isEmpty && words === '' ? (
        <div className="mt-8">
          <EmptyState scene="window" title={t('media.pictures.none')}>
            {t('media.pictures.noneHint')}
          </EmptyState>
        </div>
      ) : (
        <>
          <Field label={t('media.choose.search')} className="mt-8 max-w-form">
            {(control) => (
              <TextInput
                {...control}
                type="search"
                value={search}
                maxLength={100}
                onChange={({ currentTarget }) => setSearch(currentTarget.value)}
              />
            )}
          </Field>
          <p role="status" className="mt-4 text-muted">
            {isEmpty && t('media.choose.noneFound')}
          </p>
          <ul className="mt-4 grid grid-cols-2 gap-4 md:grid-cols-3 xl:grid-cols-4">
            {pictures.map((picture) => (
              <PictureCard key={picture.file} picture={picture} />
            ))}
          </ul>
        </>
      )}
      {hasNextPage && (
        <Button
          variant="secondary"
          className="mt-6"
          busy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
        >
          {t('media.pictures.older')}
        </Button>
      )}
    </>
  );
}
