import type { OrderKind } from '../base/types.ts'

export const refrigerationOrders: readonly OrderKind[] = [
  {
    titles: ['Cold room not holding temperature', 'Walk-in cooler too warm'],
    descriptions: [
      'Up to 8 °C since this morning. They have moved the stock.',
      'Gets warmer over the day.',
    ],
    instructions: ['Check the superheat before you add any refrigerant.'],
    resolutions: [
      'Evaporator was iced up. Defrosted it and replaced the heater. Back at 3 °C.',
      'Leak at the drier flare. New drier, leak tested, charged 1.2 kg.',
    ],
    minutes: 120,
    tags: ['cold-room', 'repair'],
    priority: 'urgent',
    parts: ['R-3005', 'R-3003', 'R-3002'],
  },
  {
    titles: ['Quarterly refrigeration check', 'Leak check and log book'],
    descriptions: ['Covered by the service contract.', 'Required by law this month.'],
    instructions: ['Go over every joint with the detector. The log book is in the office.'],
    resolutions: [
      'No leaks found. Cleaned the condenser and signed the log book.',
      'Small leak at a valve cap, sealed. Nothing else found.',
    ],
    minutes: 105,
    tags: ['inspection'],
    parts: ['G-9003'],
  },
  {
    titles: ['Freezer door will not close', 'Torn cold room door gasket'],
    descriptions: [
      'Ice builds up on the frame and the door jams.',
      'Staff are holding it shut with a crate.',
    ],
    instructions: ['Check the frame heater as well.'],
    resolutions: [
      'Replaced the gasket and raised the hinge 4 mm. Door closes on its own.',
      'Frame heater was dead. Replaced the heater and the gasket.',
    ],
    minutes: 75,
    tags: ['cold-room'],
    priority: 'high',
    parts: ['R-3006', 'R-3005'],
  },
  {
    titles: ['Noisy display case', 'Fan noise in the counter'],
    descriptions: ['Rattles all day and customers ask about it.', 'Since the last cleaning.'],
    instructions: ['The counter has to be empty. The shop knows.'],
    resolutions: [
      'Replaced the fan motor and cleaned the blades. Quiet now.',
      'A blade was hitting the guard. Straightened it and checked the motor, 0.4 A.',
    ],
    minutes: 60,
    tags: ['display'],
    parts: ['R-3004'],
  },
  {
    titles: ['Air conditioner dripping', 'Water under the indoor unit'],
    descriptions: ['Drips onto the desk below.', 'The bucket is full by evening.'],
    instructions: ['The ceiling panel is already loose.'],
    resolutions: [
      'Condensate pump had failed. Replaced it and tested with 2 L of water.',
      'Drain was blocked. Flushed it and corrected the slope.',
    ],
    minutes: 60,
    tags: ['air-conditioning'],
    parts: ['R-3009', 'G-9003'],
  },
  {
    titles: ['Controller shows a probe fault', 'Temperature display is blank'],
    descriptions: ['Compressor runs non-stop.', 'The alarm will not switch off.'],
    instructions: ['Set points are on the sticker inside the door.'],
    resolutions: [
      'Replaced the controller and the probe. Set to 2 °C, alarm at 7 °C.',
      'Probe cable was pinched. Replaced the probe; reading within 0.2 °C.',
    ],
    minutes: 60,
    tags: ['controls'],
    priority: 'high',
    parts: ['R-3008'],
  },
  {
    titles: ['Compressor will not start', 'Ice machine not working'],
    descriptions: ['Clicks every few minutes.', 'No ice since last night.'],
    instructions: ['Measure the windings first.'],
    resolutions: [
      'Replaced the start capacitor. Starts right away, 5.8 A.',
      'Water was still shut off after the plumbing work. Opened it and replaced a weak capacitor.',
    ],
    minutes: 75,
    tags: ['compressor', 'repair'],
    priority: 'high',
    parts: ['R-3010'],
  },
  {
    titles: ['Annual air conditioning service', 'Clean the rooftop units'],
    descriptions: ['Before the warm weather.', 'Three units on the roof.'],
    instructions: ['The caretaker has to let you onto the roof.'],
    resolutions: [
      'Washed the coils and cleaned the filters. Temperature drop 11 °C.',
      'Serviced. One unit was 0.2 kg short: topped up and marked for a leak check.',
    ],
    minutes: 120,
    tags: ['air-conditioning', 'inspection'],
    parts: ['R-3001', 'G-9003'],
  },
]
