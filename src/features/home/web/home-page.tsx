import { PageHead } from '../../../page/page-head.tsx';
export default function HomePage() {
  return <PageHead title="home" path="/home" />;
}
