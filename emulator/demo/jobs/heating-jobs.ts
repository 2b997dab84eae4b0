import type { JobKind } from '../base/types.ts'

export const heatingJobs: readonly JobKind[] = [
  {
    titles: [
      'Hot water fails on the upper floor',
      'Showers only lukewarm',
      'No hot water at the far end',
    ],
    descriptions: [
      'Reported several times since the weekend, worst in the morning.',
      'Pressure is fine, only the temperature drops after a minute.',
    ],
    instructions: [
      'Check the mixing valve of the riser first.',
      'Take the loop temperature at both ends before you open anything.',
    ],
    resolutions: [
      'Mixing valve was stuck; replaced the cartridge and set it to 55 °C.',
      'Return valve of the loop was nearly closed; opened, balanced, 56 °C at the far tap.',
    ],
    minutes: 90,
    tags: ['hot-water'],
    priority: 'high',
    parts: ['H-1001', 'G-9002'],
  },
  {
    titles: ['Burner locks out at start', 'Boiler shows a fault and stops'],
    descriptions: [
      'Fault on the panel three times this week; a reset helps for some hours.',
      'Locked out overnight, building was cold this morning.',
    ],
    instructions: [
      'Note the fault code and the hours run before you reset.',
      'Call the contact before you switch the second boiler off.',
    ],
    resolutions: [
      'Electrodes worn; replaced the pair, gap 3.5 mm, ten clean starts.',
      'Flame sensor covered in soot; replaced it and cleaned the burner head.',
    ],
    minutes: 120,
    tags: ['boiler', 'repair'],
    priority: 'urgent',
    parts: ['H-1004', 'H-1005', 'H-1010'],
  },
  {
    titles: ['Yearly boiler service', 'Boiler inspection and flue gas test'],
    descriptions: ['Part of the service contract.', 'Due this month.'],
    instructions: [
      'Flue gas values go on the sheet, copy to the customer.',
      'Nozzle and gaskets are replaced every year here.',
    ],
    resolutions: [
      'Cleaned, nozzle and gaskets new, CO2 12.4 %, soot 0. Next service in twelve months.',
      'Serviced; flue loss 6 %. Expansion vessel topped up to 1.2 bar.',
    ],
    minutes: 105,
    tags: ['boiler', 'inspection'],
    parts: ['H-1009', 'H-1010', 'G-9003'],
  },
  {
    titles: [
      'Radiators stay cold',
      'Some rooms do not get warm',
      'Cold radiators on the north side',
    ],
    descriptions: [
      'The rooms at the end of the line are affected.',
      'Gurgling in the pipes since the heating period began.',
    ],
    instructions: ['Bleed first, then look at the balance of both circuits.'],
    resolutions: [
      'Bled the system, topped up to 1.6 bar, balanced both circuits.',
      'Two heads were jammed; replaced them and freed the pins.',
    ],
    minutes: 75,
    tags: ['radiators'],
    parts: ['H-1006', 'H-1007'],
  },
  {
    titles: ['Replace the heating pump', 'Circulation pump is loud'],
    descriptions: [
      'Pump quoted and approved.',
      'Grinding noise, can be heard on the ground floor.',
    ],
    instructions: [
      'Valves on both sides hold; no need to drain.',
      'Old pump goes back to the warehouse.',
    ],
    resolutions: [
      'New pump fitted, set to constant pressure 3 m, system bled.',
      'Bearing was gone; replaced the pump, quiet now, power 38 W.',
    ],
    minutes: 90,
    tags: ['pump'],
    parts: ['H-1002', 'H-1011'],
  },
  {
    titles: ['Heating system loses pressure', 'Water under the boiler'],
    descriptions: ['Has to be topped up every other day.', 'A puddle each morning, clean water.'],
    instructions: ['Check the vessel before you look for leaks in the building.'],
    resolutions: [
      'Expansion vessel had lost its gas; replaced, pre-set to 1.0 bar.',
      'Relief valve dripped; replaced it and tested at 3 bar.',
    ],
    minutes: 75,
    tags: ['leak'],
    priority: 'high',
    parts: ['H-1003', 'H-1008'],
  },
  {
    titles: ['Filter change, ventilation unit', 'Ventilation inspection'],
    descriptions: ['Half-yearly change.', 'Pressure alarm of the supply filter.'],
    instructions: [
      'Filters F7 are in the van; the old ones go into the bag.',
      'Check belt and bearings while it is open.',
    ],
    resolutions: [
      'Filters new, belt re-tensioned, pressure drop 82 Pa.',
      'Filters new on both sides; bearing of the exhaust fan begins to sing, watch it.',
    ],
    minutes: 60,
    tags: ['ventilation', 'inspection'],
    parts: ['H-1013'],
  },
  {
    titles: ['Move a radiator', 'New radiator in the side room'],
    descriptions: [
      'Room was rebuilt; pipes end at the old wall.',
      'As agreed at the visit last month.',
    ],
    instructions: ['Press fittings only, no flame in this building.'],
    resolutions: [
      'Moved by 1.4 m, pressed, tested at 4 bar for half an hour.',
      'Radiator set and connected, filled and bled, warm over the whole surface.',
    ],
    minutes: 150,
    tags: ['installation'],
    priority: 'low',
    parts: ['H-1012', 'H-1011', 'G-9001'],
  },
]
