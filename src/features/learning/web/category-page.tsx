import { PageHead } from '../../../page/page-head.tsx';
export default function CategoryPage() {
  return <PageHead title="category" path="/category" />;
}
