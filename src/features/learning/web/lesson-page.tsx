import { PageHead } from '../../../page/page-head.tsx';
export default function LessonPage() {
  return <PageHead title="lesson" path="/lesson" />;
}
