import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button.tsx";
import { Notice } from "~/ui/notice.tsx";
import { cropTo, guideOf, openCamera, type Guide } from "./take-photo.ts";

type CameraProps = {
  /** Whether the document has the shape of a card; a passport's page is less wide. */
  isCard: boolean;
  /** Each picture is taken to be sent, until its taker takes it back: `null`. */
  onTaken: (picture: File | null) => void;
  onClose: () => void;
};

/**
 * The camera of this page with a frame for the document (F-314): what is inside of it is taken. Where there is none, or its user does not allow it, the file field
 * beside it does the same (F-318).
 */
export function Camera({ isCard, onTaken, onClose }: CameraProps) {
  const { t } = useTranslation(["recogniser", "soap"]);
  const video = useRef<HTMLVideoElement>(null);
  const [isRefused, setRefused] = useState(false);
  const [guide, setGuide] = useState<Guide | null>(null);
  const [shot, setShot] = useState<string | null>(null);
  useEffect(() => openCamera(video, () => setRefused(true)), []);
  useEffect(() => () => void (shot !== null && URL.revokeObjectURL(shot)), [shot]);
  const take = async () => {
    if (video.current === null || guide === null) return;
    const file = await cropTo(video.current, guide);
    setShot(file && URL.createObjectURL(file));
    if (file !== null) onTaken(file);
  };
  const takeBack = () => {
    if (shot !== null) onTaken(null);
    setShot(null);
  };
  if (isRefused)
    return (
      <>
        <Notice notice={{ id: "camera", variant: "warning", text: t("soap:camera.unavailable") }} />
        <Button onClick={onClose}>{t("camera.close")}</Button>
      </>
    );
  return (
    <div className="camera">
      <div hidden={shot !== null}>
        <video
          ref={video}
          autoPlay
          muted
          playsInline
          aria-label={t("camera.frame")}
          onLoadedMetadata={({ currentTarget: { videoWidth, videoHeight } }) =>
            setGuide(guideOf(videoWidth, videoHeight, isCard))
          }
        />
        {guide !== null && (
          <svg viewBox={`0 0 ${guide.of.width} ${guide.of.height}`} aria-hidden="true">
            <rect x={guide.x} y={guide.y} width={guide.width} height={guide.height} rx={guide.width / 40} />
          </svg>
        )}
      </div>
      {shot !== null && <img src={shot} alt={t("camera.shot")} />}
      <p className="acts">
        {shot === null ? (
          <Button variant="primary" disabled={guide === null} onClick={() => void take()}>
            {t("camera.take")}
          </Button>
        ) : (
          <>
            <Button variant="primary" onClick={onClose}>
              {t("camera.use")}
            </Button>
            <Button onClick={takeBack}>{t("camera.again")}</Button>
          </>
        )}
        <Button
          onClick={() => {
            takeBack();
            onClose();
          }}
        >
          {t("camera.close")}
        </Button>
      </p>
    </div>
  );
}
