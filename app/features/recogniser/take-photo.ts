import type { RefObject } from "react";

/** The frame for a document over a camera's picture, in the picture's own pixels. */
export type Guide = { x: number; y: number; width: number; height: number; of: { width: number; height: number } };

/** Width to height of an identity card, and of the page of a passport (ISO 7810 ID-1 and ID-3). */
const CARD_RATIO = 85.6 / 53.98;
const PASSPORT_RATIO = 125 / 88;
const MARGIN = 0.92;
const QUALITY = 0.92;
const WANTED_WIDTH_PX = 1920;

/** As large as fits, in the middle. */
export function guideOf(width: number, height: number, isCard: boolean): Guide {
  const ratio = isCard ? CARD_RATIO : PASSPORT_RATIO;
  const guideWidth = Math.round(Math.min(width * MARGIN, height * MARGIN * ratio));
  const guideHeight = Math.round(guideWidth / ratio);
  return {
    x: Math.round((width - guideWidth) / 2),
    y: Math.round((height - guideHeight) / 2),
    width: guideWidth,
    height: guideHeight,
    of: { width, height },
  };
}

/** Shows the camera at the back of a telephone, or the only one. @returns the way to let go of it */
export function openCamera(video: RefObject<HTMLVideoElement>, onRefused: () => void): () => void {
  let stream: MediaStream | null = null;
  let isGone = false;
  const letGo = () => stream?.getTracks().forEach((track) => track.stop());
  navigator.mediaDevices
    .getUserMedia({ video: { facingMode: "environment", width: { ideal: WANTED_WIDTH_PX } }, audio: false })
    .then((opened) => {
      stream = opened;
      if (isGone) letGo();
      else if (video.current !== null) video.current.srcObject = opened;
    })
    .catch(() => {
      if (!isGone) onRefused();
    });
  return () => {
    isGone = true;
    letGo();
  };
}

/** What stands in the frame now, as a picture; null where the browser makes none. */
export async function cropTo(video: HTMLVideoElement, { x, y, width, height }: Guide): Promise<File | null> {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  canvas.getContext("2d")?.drawImage(video, x, y, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", QUALITY));
  return blob && new File([blob], "document.jpg", { type: "image/jpeg" });
}
