type QrAddressProps = {
  address: string;
  qr: { size: number; path: string };
  /** What the code is for, what to do without a camera, and how long the address opens anything. */
  texts: { code: string; typed: string; until: string };
};

/** An address for another device: as a code for its camera, and to be typed. */
export function QrAddress({ address, qr, texts }: QrAddressProps) {
  return (
    <div className="scan">
      <svg
        className="qr"
        role="img"
        aria-label={texts.code}
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        width="200"
        height="200"
      >
        <path d={qr.path} />
      </svg>
      <div>
        <p>{texts.typed}</p>
        <p className="address">{address}</p>
        <p className="note">{texts.until}</p>
      </div>
    </div>
  );
}
