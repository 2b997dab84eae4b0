import type { OrderKind } from '../base/types.ts'

export const heatingOrders: readonly OrderKind[] = [
  {
    titles: ['No hot water upstairs', 'Showers only lukewarm', 'No hot water in the back building'],
    descriptions: [
      'On and off since the weekend, worst in the morning.',
      'Pressure is fine, but the water goes cold after about a minute.',
    ],
    instructions: [
      'Check the mixing valve on the riser first.',
      'Measure the loop temperature at both ends before opening anything.',
    ],
    resolutions: [
      'Mixing valve was stuck. Replaced the cartridge and set it to 55 °C.',
      'Return valve on the loop was almost closed. Opened and balanced it: 56 °C at the far tap.',
    ],
    minutes: 90,
    tags: ['hot-water'],
    priority: 'high',
    parts: ['H-1001', 'G-9002'],
  },
  {
    titles: ['Burner locks out on start', 'Boiler shuts down with a fault code'],
    descriptions: [
      'Third lockout this week. A reset helps for a few hours.',
      'Locked out overnight and the building was cold this morning.',
    ],
    instructions: [
      'Write down the fault code and the run hours before you reset it.',
      'Call the site contact before you shut down the second boiler.',
    ],
    resolutions: [
      'Electrodes were worn. Replaced the pair, set the gap to 3.5 mm, ten clean starts.',
      'Flame sensor was fouled. Replaced it and cleaned the burner head.',
    ],
    minutes: 120,
    tags: ['boiler', 'repair'],
    priority: 'urgent',
    parts: ['H-1004', 'H-1005', 'H-1010'],
    equipment: ['Condensing boiler', 'Combi boiler'],
  },
  {
    titles: ['Annual boiler service', 'Boiler inspection and flue gas test'],
    descriptions: ['Covered by the service contract.', 'Due this month.'],
    instructions: [
      'Enter the flue gas readings on the report and send the customer a copy.',
      'Gaskets and trap seal get replaced every year at this site.',
    ],
    resolutions: [
      'Cleaned, new gaskets and trap seal. CO2 9.1 %, CO 38 ppm. Next service in twelve months.',
      'Serviced. Flue loss 6 %. Expansion tank pre-charge set to 1.2 bar.',
    ],
    minutes: 105,
    tags: ['boiler', 'inspection'],
    parts: ['H-1009', 'H-1010', 'G-9003'],
    equipment: ['Condensing boiler', 'Combi boiler'],
  },
  {
    titles: ['Radiators not heating', 'Two rooms stay cold', 'Cold radiators on the north side'],
    descriptions: [
      'The rooms at the end of the line are affected.',
      'Gurgling in the pipes since the heating came on.',
    ],
    instructions: ['Bleed first, then check the balance of both circuits.'],
    resolutions: [
      'Bled the system, topped it up to 1.6 bar and balanced both circuits.',
      'Two radiator valves were seized. Replaced the heads and freed the pins.',
    ],
    minutes: 75,
    tags: ['radiators'],
    parts: ['H-1006', 'H-1007'],
  },
  {
    titles: ['Replace heating pump', 'Noisy circulation pump'],
    descriptions: ['Quote approved.', 'Grinding noise that carries to the ground floor.'],
    instructions: [
      'Both isolation valves hold, no need to drain down.',
      'Bring the old pump back to the warehouse.',
    ],
    resolutions: [
      'Fitted the new pump, set it to constant pressure at 3 m and bled the system.',
      'Bearing was gone. Replaced the pump: quiet now, drawing 38 W.',
    ],
    minutes: 90,
    tags: ['pump'],
    parts: ['H-1002', 'H-1011'],
  },
  {
    titles: ['Heating system losing pressure', 'Water under the boiler'],
    descriptions: ['Needs topping up every other day.', 'A puddle every morning, clean water.'],
    instructions: ['Check the expansion tank before you look for leaks in the building.'],
    resolutions: [
      'Expansion tank had lost its charge. Replaced it and pre-charged to 1.0 bar.',
      'Relief valve was dripping. Replaced it and tested at 3 bar.',
    ],
    minutes: 75,
    tags: ['leak'],
    priority: 'high',
    parts: ['H-1003', 'H-1008'],
    equipment: ['Condensing boiler', 'Combi boiler'],
  },
  {
    titles: ['Ventilation unit: filter change', 'Ventilation unit inspection'],
    descriptions: ['Half-yearly filter change.', 'Pressure alarm on the supply filter.'],
    instructions: [
      'F7 filters are in your van. Bag the old ones before you carry them out.',
      'Check the belt and bearings while it is open.',
    ],
    resolutions: [
      'New filters, belt tightened, pressure drop 82 Pa.',
      'New filters on both sides. The exhaust fan bearing is getting noisy: check it next time.',
    ],
    minutes: 60,
    tags: ['ventilation', 'inspection'],
    template: 'ventilation',
    parts: ['H-1013'],
    equipment: [],
  },
  {
    titles: ['Move a radiator', 'Install a radiator in the side room'],
    descriptions: [
      'Room was rebuilt and the pipes end at the old wall.',
      'As agreed at the site visit last month.',
    ],
    instructions: ['Press fittings only. No open flame in this building.'],
    resolutions: [
      'Moved it 1.4 m, pressed the joints and held 4 bar for half an hour.',
      'Radiator mounted and connected. Filled, bled and warm across the whole panel.',
    ],
    minutes: 150,
    tags: ['installation'],
    priority: 'low',
    parts: ['H-1012', 'H-1011', 'G-9001'],
    equipment: [],
  },
]
