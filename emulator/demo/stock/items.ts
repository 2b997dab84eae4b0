import type { Trade } from '../base/types.ts'

/** An item that the company stocks; money in cents. `trade` null: every van carries it. */
export interface DemoItem {
  readonly sku: string
  readonly name: string
  readonly unit: 'piece' | 'metre' | 'kilogram' | 'litre' | 'set'
  readonly cost: number
  readonly price: number
  readonly trade: Trade | null
  readonly serialTracked: boolean
}

export const items: readonly DemoItem[] = [
  item('H-1001', 'Mixing valve cartridge DN20', 'piece', 4180, 6900, 'heating'),
  item('H-1002', 'Circulation pump 25-60', 'piece', 18900, 29500, 'heating', true),
  item('H-1003', 'Expansion tank 25 L', 'piece', 5600, 9200, 'heating'),
  item('H-1004', 'Ignition electrode pair', 'set', 2350, 4400, 'heating'),
  item('H-1005', 'Flame sensor', 'piece', 3120, 5800, 'heating'),
  item('H-1006', 'Thermostatic radiator valve head', 'piece', 1890, 3300, 'heating'),
  item('H-1007', 'Automatic air vent 3/8', 'piece', 640, 1350, 'heating'),
  item('H-1008', 'Pressure relief valve 3 bar', 'piece', 1480, 2700, 'heating'),
  item('H-1009', 'Condensate trap seal', 'piece', 920, 1900, 'heating'),
  item('H-1010', 'Burner gasket set', 'set', 1750, 3200, 'heating'),
  item('H-1011', 'Press elbow 22 mm', 'piece', 390, 850, 'heating'),
  item('H-1012', 'Copper pipe 22 mm', 'metre', 1150, 1950, 'heating'),
  item('H-1013', 'Air filter F7 592 x 592 mm', 'piece', 2680, 4500, 'heating'),
  item('E-2001', 'Circuit breaker B16', 'piece', 780, 1600, 'electrical'),
  item('E-2002', 'GFCI breaker 40 A / 30 mA', 'piece', 4250, 7200, 'electrical'),
  item('E-2003', 'LED panel 600 x 600 mm', 'piece', 4900, 8300, 'electrical'),
  item('E-2004', 'LED driver 40 W', 'piece', 2150, 3900, 'electrical'),
  item('E-2005', 'Emergency exit light', 'piece', 5350, 8900, 'electrical', true),
  item('E-2006', 'Battery pack for exit light', 'piece', 1980, 3600, 'electrical'),
  item('E-2007', 'Duplex outlet', 'piece', 690, 1450, 'electrical'),
  item('E-2008', 'Motion sensor 360°', 'piece', 3260, 5600, 'electrical'),
  item('E-2009', 'Contactor 25 A', 'piece', 2840, 4900, 'electrical'),
  item('E-2010', 'Motor starter 6-10 A', 'piece', 3950, 6600, 'electrical'),
  item('E-2011', 'Cable 3 x 2.5 mm²', 'metre', 165, 320, 'electrical'),
  item('E-2012', 'Cable duct 40 x 60 mm', 'metre', 410, 790, 'electrical'),
  item('E-2013', 'Surge protector module', 'piece', 6100, 9900, 'electrical', true),
  item('R-3001', 'Refrigerant R-290', 'kilogram', 3900, 7500, 'refrigeration'),
  item('R-3002', 'Refrigerant R-449A', 'kilogram', 4700, 8900, 'refrigeration'),
  item('R-3003', 'Filter drier 3/8', 'piece', 1690, 3200, 'refrigeration'),
  item('R-3004', 'Evaporator fan motor', 'piece', 5900, 9800, 'refrigeration', true),
  item('R-3005', 'Defrost heater 6 m', 'piece', 3480, 6100, 'refrigeration'),
  item('R-3006', 'Cold room door gasket', 'piece', 4120, 7300, 'refrigeration'),
  item('R-3007', 'Expansion valve TX2', 'piece', 6350, 10900, 'refrigeration'),
  item('R-3008', 'Temperature controller with probe', 'piece', 7450, 12500, 'refrigeration', true),
  item('R-3009', 'Condensate pump', 'piece', 6800, 11400, 'refrigeration'),
  item('R-3010', 'Start capacitor 88 µF', 'piece', 1240, 2600, 'refrigeration'),
  item('G-9001', 'Screws and anchors, assorted', 'set', 310, 700, null),
  item('G-9002', 'Sealing tape', 'piece', 180, 450, null),
  item('G-9003', 'Coil cleaner', 'litre', 520, 1100, null),
  item('G-9004', 'Cable ties, bag of 100', 'piece', 430, 900, null),
]

/** Items that can replace each other, by SKU. */
export const alike: readonly (readonly string[])[] = [['G-9001', 'G-9004']]

function item(
  sku: string,
  name: string,
  unit: DemoItem['unit'],
  cost: number,
  price: number,
  trade: Trade | null,
  serialTracked = false,
): DemoItem {
  return { sku, name, unit, cost, price, trade, serialTracked }
}

/** The hour that time is billed by. */
export const laborItem = { id: 'demo-item-labor', name: 'Labour', priceMinor: 9500 } as const
