import { itemsOf, type DemoItem } from "./catalogue-item.ts";

const televisions = itemsOf(
  1,
  [13, 14],
  [
    ["TV-32HD-01", "Televizorius Nordvik 32 HD", 179],
    ["TV-40FH-02", "Televizorius Nordvik 40 Full HD", 229],
    ["TV-43UH-03", "Televizorius Nordvik 43 UHD Smart", 299],
    ["TV-50UH-04", "Televizorius Nordvik 50 UHD Smart", 379],
    ["TV-55UH-05", "Televizorius Nordvik 55 UHD Smart", 449],
    ["TV-55QL-06", "Televizorius Baltija 55 QLED", 649],
    ["TV-65QL-07", "Televizorius Baltija 65 QLED", 899],
    ["TV-55OL-08", "Televizorius Baltija 55 OLED", 1199],
    ["TV-65OL-09", "Televizorius Baltija 65 OLED", 1699],
    ["TV-75UH-10", "Televizorius Nordvik 75 UHD Smart", 999],
    ["TV-77OL-11", "Televizorius Baltija 77 OLED", 2799],
    ["TV-85ML-12", "Televizorius Baltija 85 Mini LED", 3499],
  ],
);

const phones = itemsOf(
  2,
  [13],
  [
    ["TEL-A10-01", "Telefonas Aitvaras A10 64 GB", 129],
    ["TEL-A20-02", "Telefonas Aitvaras A20 128 GB", 199],
    ["TEL-A30-03", "Telefonas Aitvaras A30 128 GB", 279],
    ["TEL-A50-04", "Telefonas Aitvaras A50 256 GB", 379],
    ["TEL-P1-05", "Telefonas Perkūnas P1 128 GB", 499],
    ["TEL-P1-06", "Telefonas Perkūnas P1 256 GB", 579],
    ["TEL-P2-07", "Telefonas Perkūnas P2 256 GB", 749],
    ["TEL-P2P-08", "Telefonas Perkūnas P2 Pro 256 GB", 949],
    ["TEL-P2P-09", "Telefonas Perkūnas P2 Pro 512 GB", 1099],
    ["TEL-P2M-10", "Telefonas Perkūnas P2 Max 1 TB", 1449],
    ["TEL-F1-11", "Sulankstomas telefonas Vėjas F1 512 GB", 1799],
    ["TEL-S1-12", "Telefonas senjorams Lengva S1", 59],
    ["TEL-V3-13", "Telefonas Vėjas V3 256 GB", 329],
    ["TEL-V5-14", "Telefonas Vėjas V5 256 GB", 429],
    ["TEL-LK-15", "Išmanusis laikrodis Aitvaras W2", 189],
    ["TEL-LK-16", "Išmanusis laikrodis Perkūnas W Pro", 399],
    ["TEL-AU-17", "Belaidės ausinės Perkūnas Garsas", 149],
  ],
);

const laptops = itemsOf(
  3,
  [13],
  [
    ["NB-14O-01", "Nešiojamasis kompiuteris Gintaras 14, 8 GB, 256 GB", 449],
    ["NB-15O-02", "Nešiojamasis kompiuteris Gintaras 15, 8 GB, 512 GB", 549],
    ["NB-15O-03", "Nešiojamasis kompiuteris Gintaras 15, 16 GB, 512 GB", 679],
    ["NB-14P-04", "Nešiojamasis kompiuteris Gintaras Pro 14, 16 GB, 1 TB", 999],
    ["NB-16P-05", "Nešiojamasis kompiuteris Gintaras Pro 16, 32 GB, 1 TB", 1449],
    ["NB-15G-06", "Žaidimų kompiuteris Žaibas 15, 16 GB, RTG 60", 1199],
    ["NB-16G-07", "Žaidimų kompiuteris Žaibas 16, 32 GB, RTG 70", 1749],
    ["NB-17G-08", "Žaidimų kompiuteris Žaibas 17, 64 GB, RTG 90", 2999],
    ["NB-13A-09", "Nešiojamasis kompiuteris Plunksna 13, 16 GB, 512 GB", 1099],
    ["NB-15A-10", "Nešiojamasis kompiuteris Plunksna 15, 16 GB, 1 TB", 1399],
    ["NB-11M-11", "Mokinio kompiuteris Pelėdžiukas 11", 249],
    ["NB-2I1-12", "Kompiuteris-planšetė Pelėda 2 viename 13", 799],
    ["NB-PL-13", "Planšetė Pelėda 11, 128 GB", 299],
    ["NB-PL-14", "Planšetė Pelėda 13 Pro, 512 GB", 899],
  ],
);

const appliances = itemsOf(
  4,
  [],
  [
    ["BT-SKL7-01", "Skalbyklė Neris 7 kg", 329],
    ["BT-SKL8-02", "Skalbyklė Neris 8 kg su garais", 449],
    ["BT-SKL9-03", "Skalbyklė Neris 9 kg Inverter", 549],
    ["BT-SKD8-04", "Skalbyklė-džiovyklė Neris 8/5 kg", 699],
    ["BT-DZI8-05", "Džiovyklė Neris 8 kg su šilumos siurbliu", 599],
    ["BT-SAL-06", "Šaldytuvas Šerkšnas 185 cm", 429],
    ["BT-SAL-07", "Šaldytuvas Šerkšnas 203 cm NoFrost", 599],
    ["BT-SAL-08", "Dviejų durų šaldytuvas Šerkšnas 520 l", 1099],
    ["BT-SKR-09", "Šaldiklis Šerkšnas 260 l", 479],
    ["BT-IND6-10", "Indaplovė Upė 45 cm", 349],
    ["BT-IND6-11", "Indaplovė Upė 60 cm, 14 komplektų", 499],
    ["BT-ORK-12", "Įmontuojama orkaitė Židinys 72 l", 399],
    ["BT-ORK-13", "Įmontuojama orkaitė Židinys su garais", 649],
    ["BT-KAI-14", "Indukcinė kaitlentė Židinys 60 cm", 349],
    ["BT-KAI-15", "Indukcinė kaitlentė Židinys su gartraukiu", 1299],
    ["BT-GAR-16", "Gartraukis Židinys 90 cm", 259],
    ["BT-MIK-17", "Mikrobangų krosnelė Židinys 25 l", 119],
    ["BT-KAV-18", "Kavos aparatas Rytas automatinis", 449],
    ["BT-KAV-19", "Kavos aparatas Rytas su pieno plaktuvu", 649],
    ["BT-SIU-20", "Dulkių siurblys Vėtra belaidis", 279],
    ["BT-ROB-21", "Dulkių siurblys robotas Vėtra R3", 399],
    ["BT-ROB-22", "Dulkių siurblys robotas Vėtra R5 su stotele", 749],
    ["BT-ORV-23", "Oro drėkintuvas ir valytuvas Rasa", 199],
    ["BT-KON-24", "Oro kondicionierius Šiaurys 3,5 kW", 899],
  ],
);

const brokenServiceItem: DemoItem = {
  number: "PSL-BR-05",
  name: "Senos technikos išvežimas",
  priceCents: 1500,
  groupId: 10,
  // Broken on purpose: limitations that cannot be read limit nothing (F-234).
  limitations: '{"min":5,"max":"20","actionVariants":[13',
};

const services = itemsOf(
  10,
  [],
  [
    ["PSL-PR-01", "Pristatymas į namus", 19.9],
    ["PSL-PR-02", "Pristatymas ir užnešimas", 34.9],
    ["PSL-MO-03", "Buitinės technikos prijungimas", 39.9],
    ["PSL-TV-04", "Televizoriaus pakabinimas", 59.9],
  ],
);

/** Catalogue of UAB „Elektrika Plius“. */
export const ELECTRONICS: readonly DemoItem[] = [
  ...televisions,
  ...phones,
  ...laptops,
  ...appliances,
  ...services,
  brokenServiceItem,
];
