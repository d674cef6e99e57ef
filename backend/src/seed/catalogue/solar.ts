import { itemsOf, type DemoItem } from "./catalogue-item.ts";

const heatPumps = itemsOf(
  8,
  [15],
  [
    ["SS-OO-03", "Šilumos siurblys oras–oras Šiluma 3,5 kW", 1090],
    ["SS-OO-05", "Šilumos siurblys oras–oras Šiluma 5 kW", 1290],
    ["SS-OV-06", "Šilumos siurblys oras–vanduo Šiluma 6 kW", 4290],
    ["SS-OV-08", "Šilumos siurblys oras–vanduo Šiluma 8 kW", 4990],
    ["SS-OV-10", "Šilumos siurblys oras–vanduo Šiluma 10 kW", 5890],
    ["SS-OV-12", "Šilumos siurblys oras–vanduo Šiluma 12 kW", 6790],
    ["SS-OV-16", "Šilumos siurblys oras–vanduo Šiluma 16 kW", 8490],
    ["SS-GR-10", "Šilumos siurblys gruntas–vanduo Gelmė 10 kW", 11900],
    ["SS-GR-14", "Šilumos siurblys gruntas–vanduo Gelmė 14 kW", 13900],
  ],
);

const solarModules = itemsOf(
  9,
  [15],
  [
    ["SM-03-01", "Saulės elektrinė Spindulys 3 kW", 2690],
    ["SM-05-02", "Saulės elektrinė Spindulys 5 kW", 3990],
    ["SM-06-03", "Saulės elektrinė Spindulys 6 kW", 4690],
    ["SM-08-04", "Saulės elektrinė Spindulys 8 kW", 5790],
    ["SM-10-05", "Saulės elektrinė Spindulys 10 kW", 6990],
    ["SM-15-06", "Saulės elektrinė Spindulys 15 kW", 9990],
    ["SM-02-09", "Balkono saulės elektrinė Spindulys 1,6 kW", 1190],
    ["SM-BAT-07", "Baterija Spindulys 5 kWh", 2990],
    ["SM-BAT-08", "Baterija Spindulys 10 kWh", 5290],
  ],
);

const services = itemsOf(
  10,
  [],
  [
    ["PSL-SM-01", "Saulės elektrinės projektas", 290],
    ["PSL-SM-02", "Įrenginio derinimas ir paleidimas", 150],
  ],
);

/** Catalogue of UAB „Saulės stogas“. */
export const SOLAR: readonly DemoItem[] = [...heatPumps, ...solarModules, ...services];
