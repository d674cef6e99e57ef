import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "~/ui/button.tsx";
import { useHydrated } from "~/ui/enhance/use-hydrated.ts";
import type { FieldSource } from "~/ui/form/field-source.ts";
import { followPen } from "./follow-pen.ts";
import { PAD, readStrokes, writeStrokes, type Stroke } from "./pad-strokes.ts";

const PEN_PX = 2.5;

/**
 * Where a person draws a signature with a finger, a pen or a mouse (F-361); the field carries its lines. A page without script has none, and asks for the seller's code
 * instead; a drawing that came with a refused form is drawn again.
 */
export function SignaturePad({ field }: { field: FieldSource }) {
  const { t } = useTranslation("signing");
  const sheet = useRef<HTMLCanvasElement>(null);
  const [strokes, setStrokes] = useState<readonly Stroke[]>(() => readStrokes(field.defaultValue ?? "") ?? []);
  const hydrated = useHydrated();
  useEffect(() => {
    if (sheet.current !== null) draw(sheet.current, strokes);
  }, [hydrated, strokes]);
  useEffect(() => (sheet.current === null ? undefined : takeStrokes(sheet.current, setStrokes)), [hydrated]);
  if (!hydrated) return null;
  return (
    <div className="pad fld">
      <p id={`${field.id}-name`}>{t("link.pad.title")}</p>
      <p className="hint">{t("link.pad.hint")}</p>
      <div role="img" aria-labelledby={`${field.id}-name`}>
        <canvas ref={sheet} width={PAD.width} height={PAD.height} />
      </div>
      <input type="hidden" name={field.name} value={strokes.length === 0 ? "" : writeStrokes(strokes)} />
      <Button small onClick={() => setStrokes([])}>
        {t("link.pad.clear")}
      </Button>
    </div>
  );
}

/** Adds what the pen draws to the lines; a line is seen while it is drawn, and counts once the pen has left. */
function takeStrokes(sheet: HTMLCanvasElement, set: (change: (strokes: readonly Stroke[]) => Stroke[]) => void) {
  let line: [number, number, number][] = [];
  let begun: number | null = null;
  const add = (clientX: number, clientY: number) => {
    const { left, top, width, height } = sheet.getBoundingClientRect();
    begun ??= Date.now();
    const x = Math.round(((clientX - left) * PAD.width) / width);
    const y = Math.round(((clientY - top) * PAD.height) / height);
    const last = line[line.length - 1];
    if (last?.[0] === x && last[1] === y) return;
    line.push([x, y, Math.max(Date.now() - begun, 0)]);
    drawLine(sheet, line.slice(-2));
  };
  return followPen(sheet, {
    down: (x, y) => {
      line = [];
      add(x, y);
    },
    move: add,
    up: () => {
      const drawn = line;
      set((strokes) => [...strokes, drawn]);
    },
  });
}

function draw(sheet: HTMLCanvasElement, strokes: readonly Stroke[]) {
  sheet.getContext("2d")?.clearRect(0, 0, PAD.width, PAD.height);
  for (const stroke of strokes) drawLine(sheet, stroke);
}

function drawLine(sheet: HTMLCanvasElement, [first, ...rest]: Stroke) {
  const paper = sheet.getContext("2d");
  if (paper === null || first === undefined) return;
  paper.lineWidth = PEN_PX;
  paper.lineCap = "round";
  paper.strokeStyle = "#1a1a1a";
  paper.beginPath();
  paper.moveTo(first[0], first[1]);
  for (const [x, y] of rest) paper.lineTo(x, y);
  if (rest.length === 0) paper.lineTo(first[0], first[1]);
  paper.stroke();
}
