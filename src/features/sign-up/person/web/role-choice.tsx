import { useTranslations } from 'use-intl';
import { useFormField } from '#page/form/form-context.ts';
import IconBackpack from '@tabler/icons-react/dist/esm/icons/IconBackpack.mjs';
import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import IconSchool from '@tabler/icons-react/dist/esm/icons/IconSchool.mjs';
import IconUsersGroup from '@tabler/icons-react/dist/esm/icons/IconUsersGroup.mjs';
import { classNames } from '#ui/styles/class-names.ts';
import { Icon } from '#ui/icon/icon.tsx';

/** Learner, parent or educator, and optionally student with a class's code: radio buttons as large paper tiles. */
export function RoleChoice({
  known = 'learner',
  withClass = false,
}: {
  known?: string | undefined;
  withClass?: boolean;
}) {
  const t = useTranslations();
  const { value: chosen = known, issue } = useFormField('role');
  const choices = [
    { role: 'learner', label: t('signUp.page.roleLearner'), icon: IconBackpack },
    { role: 'parent', label: t('signUp.page.roleParent'), icon: IconHome },
    { role: 'educator', label: t('signUp.page.roleEducator'), icon: IconSchool },
    ...(withClass ? [{ role: 'student', label: t('signUp.page.roleStudent'), icon: IconUsersGroup }] : []),
  ];
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{t('signUp.page.role')}</legend>
      <div className={classNames('grid gap-2', withClass ? 'grid-cols-2' : 'grid-cols-3')}>
        {choices.map(({ role, label, icon }) => (
          <label
            key={role}
            className="flex min-h-24 cursor-pointer flex-col items-center justify-center gap-2 rounded-control border-2 border-edge p-2 text-center text-step--1 font-medium has-checked:border-olive has-checked:bg-tint-olive has-focus-visible:outline-3"
          >
            <input
              type="radio"
              name="role"
              value={role}
              defaultChecked={role === chosen}
              className="sr-only"
            />
            <Icon shape={icon} size={28} className="text-olive" />
            {label}
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
