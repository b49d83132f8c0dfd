import { adminHref } from '#admin-urls.ts';
import { useViewer } from '#features/people/offered/viewer-query.ts';

/** Who wrote something; it leads to her panel for those who may open it. */
export function PersonLink({ id, name }: { id: string; name: string }) {
  const viewer = useViewer();
  if (!viewer?.permissions.includes('users.find')) return <bdi>{name}</bdi>;
  return (
    <a href={adminHref('adminUsers', undefined, { q: id })} className="text-link">
      <bdi>{name}</bdi>
    </a>
  );
}
