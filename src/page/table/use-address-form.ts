import type { SubmitEvent } from 'react';
import { useNavigate } from 'react-router';

/** Sends a form that only changes the address, in place. Without JavaScript the browser does the same. */
export function useAddressForm(): (event: SubmitEvent<HTMLFormElement>) => void {
  const navigate = useNavigate();
  return (event) => {
    event.preventDefault();
    const given = [...new FormData(event.currentTarget)].flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    );
    void navigate(`?${new URLSearchParams(given)}`, { preventScrollReset: true });
  };
}
