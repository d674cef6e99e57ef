import { useTranslation } from "react-i18next";
import { paths } from "~/paths/paths.ts";
import type { ScanProgress } from "./read-scan.server.ts";

/** The pictures that have come, to be compared with what was read; each opens in its size. */
export function ScanPictures({ applicationId, pictures }: { applicationId: number } & Pick<ScanProgress, "pictures">) {
  const { t } = useTranslation("recogniser");
  if (pictures.length === 0) return null;
  return (
    <p className="scan">
      {pictures.map(({ side, number }) => {
        const address = `${paths.identityScanPicture(applicationId, side)}?${number}`;
        return (
          <a key={side} href={address} target="_blank" rel="noopener">
            <img src={address} alt={t(pictures.length === 1 ? "only" : side)} width="200" />
          </a>
        );
      })}
    </p>
  );
}
