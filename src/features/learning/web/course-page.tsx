import { PageHead } from '../../../page/page-head.tsx';
export default function CoursePage() {
  return <PageHead title="course" path="/course" />;
}
