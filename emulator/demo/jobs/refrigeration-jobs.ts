import type { JobKind } from '../base/types.ts'

export const refrigerationJobs: readonly JobKind[] = [
  {
    titles: ['Cold room does not reach temperature', 'Walk-in cooler is too warm'],
    descriptions: [
      'Eight degrees since this morning; goods were moved.',
      'Gets worse over the day.',
    ],
    instructions: ['Take the superheat before you add anything.'],
    resolutions: [
      'Evaporator was iced over; defrosted, heater replaced, back at 3 °C.',
      'Leak at the flare of the drier; drier new, tested, 1.2 kg charged.',
    ],
    minutes: 120,
    tags: ['cold-room', 'repair'],
    priority: 'urgent',
    parts: ['R-3005', 'R-3003', 'R-3002'],
  },
  {
    titles: ['Quarterly refrigeration check', 'Leak check and log book'],
    descriptions: ['Part of the service contract.', 'Due by law this month.'],
    instructions: ['All joints with the detector; log book is in the office.'],
    resolutions: [
      'No leaks found, condenser cleaned, log book signed.',
      'Small leak at a valve cap, sealed; nothing else found.',
    ],
    minutes: 105,
    tags: ['inspection'],
    parts: ['G-9003'],
  },
  {
    titles: ['Freezer door does not close', 'Cold room door gasket torn'],
    descriptions: [
      'Ice builds up on the frame and the door jams.',
      'Staff push a crate against it.',
    ],
    instructions: ['Check the frame heater as well.'],
    resolutions: [
      'Gasket replaced and hinge lifted by 4 mm; closes by itself.',
      'Frame heater was dead: heater and gasket replaced.',
    ],
    minutes: 75,
    tags: ['cold-room'],
    priority: 'high',
    parts: ['R-3006', 'R-3005'],
  },
  {
    titles: ['Display cabinet is loud', 'Fan noise in the counter'],
    descriptions: ['Rattles all day, customers ask.', 'Since the last cleaning.'],
    instructions: ['Counter must be empty; agreed with the shop.'],
    resolutions: [
      'Fan motor replaced, blades cleaned, quiet.',
      'Blade touched the guard; straightened, motor checked, 0.4 A.',
    ],
    minutes: 60,
    tags: ['display'],
    parts: ['R-3004'],
  },
  {
    titles: ['Air conditioner drips', 'Water below the indoor unit'],
    descriptions: ['Onto the desk underneath.', 'Bucket is full every evening.'],
    instructions: ['Ceiling panel is loose already.'],
    resolutions: [
      'Condensate pump failed; replaced and tested with 2 l of water.',
      'Drain was blocked; flushed and sloped properly.',
    ],
    minutes: 60,
    tags: ['air-conditioning'],
    parts: ['R-3009', 'G-9003'],
  },
  {
    titles: ['Controller shows a probe fault', 'Temperature display is blank'],
    descriptions: ['Compressor runs without a break.', 'Alarm cannot be switched off.'],
    instructions: ['Set points are on the sticker inside the door.'],
    resolutions: [
      'Controller and probe replaced, set to 2 °C, alarm at 7 °C.',
      'Probe cable was pinched; replaced the probe, display right within 0.2 K.',
    ],
    minutes: 60,
    tags: ['controls'],
    priority: 'high',
    parts: ['R-3008'],
  },
  {
    titles: ['Compressor does not start', 'Ice machine stands still'],
    descriptions: ['Clicks every few minutes.', 'No ice since last night.'],
    instructions: ['Measure the windings first.'],
    resolutions: [
      'Start capacitor replaced; starts at once, 5.8 A.',
      'Water inlet was shut after the plumbers; opened, machine back in work, capacitor replaced with it.',
    ],
    minutes: 75,
    tags: ['compressor', 'repair'],
    priority: 'high',
    parts: ['R-3010'],
  },
  {
    titles: ['Yearly service of the air conditioning', 'Clean the outdoor units'],
    descriptions: ['Before the warm weeks.', 'Three units on the roof.'],
    instructions: ['Roof access only with the caretaker.'],
    resolutions: [
      'Coils washed, filters cleaned, delta 11 K.',
      'Serviced; one unit 0.2 kg short, topped up and marked for a leak check.',
    ],
    minutes: 120,
    tags: ['air-conditioning', 'inspection'],
    parts: ['R-3001', 'G-9003'],
  },
]
