/** An email address, which in a narrow place goes on in another line where a reader expects it: after the @ or before a dot. */
export function AddressText({ address }: { address: string }) {
  return address.split(/(?<=@)|(?=\.)/).map((part, index) => (
    <span key={index}>
      {index > 0 && <wbr />}
      {part}
    </span>
  ));
}
