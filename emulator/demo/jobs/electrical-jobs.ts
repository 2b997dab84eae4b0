import type { JobKind } from '../base/types.ts'

export const electricalJobs: readonly JobKind[] = [
  {
    titles: ['Breaker trips again and again', 'Half of the outlets are dead'],
    descriptions: [
      'Always when the big machine starts.',
      'Since the storm; resetting holds for an hour at most.',
    ],
    instructions: ['Measure insulation before you replace anything.'],
    resolutions: [
      'Insulation fault in one appliance, taken out of use; breaker replaced as well.',
      'Loose neutral in the junction box; re-made, load balanced over two circuits.',
    ],
    minutes: 75,
    tags: ['fault'],
    priority: 'high',
    parts: ['E-2001', 'E-2002'],
  },
  {
    titles: [
      'Lights flicker in the stairwell',
      'Ceiling lights keep flickering',
      'Lights out in the hallway',
    ],
    descriptions: ['Reported by the caretaker.', 'Third time this year.'],
    instructions: ['Drivers of that series fail often; take four.'],
    resolutions: [
      'Two drivers replaced, rest measured and fine.',
      'Panel and driver replaced, all circuits checked.',
    ],
    minutes: 60,
    tags: ['lighting'],
    parts: ['E-2003', 'E-2004'],
  },
  {
    titles: ['Emergency lighting test', 'Yearly test of the exit lights'],
    descriptions: [
      'The inspector wants the sheet by the end of the month.',
      'Part of the service contract.',
    ],
    instructions: ['One hour on battery, every light; note the weak ones.'],
    resolutions: [
      'All lights held one hour; three battery packs replaced. Sheet left on site.',
      'One light dead, replaced. Log book signed.',
    ],
    minutes: 90,
    tags: ['inspection', 'safety'],
    parts: ['E-2006', 'E-2005'],
  },
  {
    titles: [
      'New outlets at the work benches',
      'Outlet for a new machine',
      'Two more outlets behind the counter',
    ],
    descriptions: ['Quote accepted.', 'Machine arrives next week.'],
    instructions: ['Own circuit; there is space in the second row of the board.'],
    resolutions: [
      'Circuit drawn in duct, outlets set, loop impedance 0.38 ohm.',
      'Set, tested and labelled; board list brought up to date.',
    ],
    minutes: 120,
    tags: ['installation'],
    priority: 'low',
    parts: ['E-2007', 'E-2011', 'E-2012', 'G-9001'],
  },
  {
    titles: ['Motor of the extractor does not start', 'Conveyor stops with overload'],
    descriptions: ['Hums and then trips.', 'Worked yesterday evening.'],
    instructions: ['Lock it out first; the start button is in another room.'],
    resolutions: [
      'Contactor welded; replaced it and the protection switch, 4.1 A on all phases.',
      'Bearing jammed by dirt; cleaned, protection set to 7.2 A.',
    ],
    minutes: 90,
    tags: ['motor', 'repair'],
    priority: 'high',
    parts: ['E-2009', 'E-2010'],
  },
  {
    titles: ['Yard light stays on all day', 'Replace the motion sensors'],
    descriptions: ['Neighbours complain.', 'Sensor does not see people any more.'],
    instructions: ['Ladder is on site.'],
    resolutions: [
      'Sensor replaced, five minutes, threshold 20 lux.',
      'Two sensors replaced and aligned; tested after dark by the customer.',
    ],
    minutes: 45,
    tags: ['lighting'],
    priority: 'low',
    parts: ['E-2008'],
  },
  {
    titles: ['Inspection of the distribution board', 'Thermal scan of the main board'],
    descriptions: ['Asked for by the insurer.', 'Every two years.'],
    instructions: ['Under load, so before closing time.', 'Photos of every field.'],
    resolutions: [
      'No hot spots; two terminals tightened, report sent.',
      'Neutral bar at 61 °C, re-made; scan repeated, 34 °C.',
    ],
    minutes: 105,
    tags: ['inspection'],
    parts: ['G-9004'],
  },
  {
    titles: ['Surge protection after the storm', 'Fit surge protection'],
    descriptions: ['Two devices were lost last month.', 'Quoted and approved.'],
    instructions: ['Main switch off only outside opening hours; agree it on arrival.'],
    resolutions: [
      'Modules fitted and wired, indicator green, labels set.',
      'Burnt module replaced; earth resistance 2.1 ohm.',
    ],
    minutes: 75,
    tags: ['installation', 'safety'],
    parts: ['E-2013'],
  },
]
