import { PageHead } from '../../../page/page-head.tsx';
export default function SignupPage() {
  return <PageHead title="signup" path="/signup" />;
}
