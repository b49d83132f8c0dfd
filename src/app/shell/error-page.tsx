import { useRouteError } from 'react-router';
export function ErrorPage() {
  const error = useRouteError();
  return <main>{JSON.stringify(error)}</main>;
}
