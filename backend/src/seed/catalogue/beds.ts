import { itemsOf, withLimitations, type DemoItem } from "./catalogue-item.ts";

const mattresses = itemsOf(
  6,
  [18],
  [
    ["CIU-090-01", "Čiužinys Debesis 90 × 200", 249],
    ["CIU-120-02", "Čiužinys Debesis 120 × 200", 319],
    ["CIU-140-03", "Čiužinys Debesis 140 × 200", 389],
    ["CIU-160-04", "Čiužinys Debesis 160 × 200", 449],
    ["CIU-180-05", "Čiužinys Debesis 180 × 200", 499],
    ["CIU-140-06", "Čiužinys Samana Latex 140 × 200", 649],
    ["CIU-160-07", "Čiužinys Samana Latex 160 × 200", 749],
    ["CIU-180-08", "Čiužinys Samana Latex 180 × 200", 829],
    ["CIU-160-09", "Čiužinys Pėda Memory 160 × 200", 599],
    ["CIU-180-10", "Čiužinys Pėda Memory 180 × 200", 679],
    ["CIU-200-11", "Čiužinys Pėda Memory 200 × 200", 759],
    ["CIU-VAI-13", "Vaikiškas čiužinys Debesėlis 60 × 120", 99],
    ["CIU-ANT-14", "Antčiužinis Samana 160 × 200", 189],
    ["CIU-180-12", "Čiužinys Karalius Lux 180 × 200", 1490],
  ],
);

const sofas = itemsOf(
  7,
  [],
  [
    ["SOF-2V-01", "Dvivietė sofa Lelija", 449],
    ["SOF-3V-02", "Trivietė sofa Lelija", 599],
    ["SOF-KMP-03", "Kampinė sofa-lova Lelija su dėže", 899],
    ["SOF-KMP-04", "Kampinė sofa Ramunė", 1149],
    ["SOF-U-05", "U formos sofa Ramunė", 1690],
    ["SOF-FOT-06", "Fotelis Ramunė", 329],
    ["SOF-LOV-07", "Sofa-lova Viksva 140", 549],
    ["SOF-LOV-08", "Sofa-lova Viksva 160", 629],
    ["SOF-OD-09", "Odinė trivietė sofa Ąžuolas", 1990],
    ["SOF-REL-10", "Fotelis su elektrine pakoja Ąžuolas", 890],
  ],
);

const services = itemsOf(
  10,
  [],
  [
    ["PSL-BA-01", "Baldų pristatymas", 39.9],
    ["PSL-BA-02", "Baldų surinkimas", 49.9],
    ["PSL-CI-03", "Seno čiužinio išvežimas", 20],
  ],
);

/** Catalogue of UAB „Miego namai“; the luxury mattress does not list the promotion of its group (demo-data 4 d). */
export const BEDS: readonly DemoItem[] = [
  ...withLimitations(mattresses, "CIU-180-12", '{"actionVariants":[]}'),
  ...sofas,
  ...services,
];
