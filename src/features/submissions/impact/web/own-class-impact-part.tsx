import { Container } from '#ui/layout/container.tsx';
import type { OwnClassTold } from '#features/classes/offered/page-places.ts';
import ClassImpact from './class-impact-part.tsx';

/** On a class's own page: what its students have done together. */
export default function OwnClassImpactPart({ classId }: OwnClassTold) {
  return (
    <Container className="pt-4">
      <ClassImpact classId={classId} />
    </Container>
  );
}
