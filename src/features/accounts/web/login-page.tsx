import { PageHead } from '../../../page/page-head.tsx';
export default function LoginPage() {
  return <PageHead title="login" path="/login" />;
}
