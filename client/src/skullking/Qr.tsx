/** A path of the house as a QR code that the house draws. */
export function Qr({ path, name }: { path: string; name: string }) {
  return <img class="qr" src={`/qr.svg?path=${encodeURIComponent(path)}`} alt={name} width="180" height="180" />;
}
