import { PageHead } from '../../../page/page-head.tsx';
export default function LogoutPage() {
  return <PageHead title="logout" path="/logout" />;
}
