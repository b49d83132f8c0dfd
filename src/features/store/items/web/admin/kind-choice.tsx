import { useTranslations } from 'use-intl';
import { adminHref } from '#admin-urls.ts';
import { storePictureHref, type StorePictureName } from '#core/store-art-names.ts';
import { Card } from '#ui/card/card.tsx';
import { itemKinds, type ItemKind } from '#features/store/policy.ts';
import { useStoreWords } from '#features/store/web/admin/store-words.ts';

const pictures: Record<ItemKind, StorePictureName> = {
  impact: 'tree',
  avatar: 'game',
  frame: 'light',
  goods: 'gift',
};

/** What kind of item is to be added: each is another form. */
export function KindChoice() {
  const t = useTranslations();
  const { kinds } = useStoreWords();
  const texts: Record<ItemKind, string> = {
    impact: t('store.kind.impactText'),
    avatar: t('store.kind.avatarText'),
    frame: t('store.kind.frameText'),
    goods: t('store.kind.goodsText'),
  };
  return (
    <ul className="mt-6 grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
      {itemKinds.map((kind) => (
        <Card as="li" key={kind} padding="none" raises>
          <img
            src={storePictureHref(pictures[kind])}
            alt=""
            width={320}
            height={240}
            className="aspect-16/9 w-full object-cover"
          />
          <div className="p-5">
            <h2 className="text-step-1 font-bold">
              <a href={adminHref('adminNewStoreItem', undefined, { kind })} className="stretched-link">
                {kinds[kind]}
              </a>
            </h2>
            <p className="mt-1 text-muted">{texts[kind]}</p>
          </div>
        </Card>
      ))}
    </ul>
  );
}
