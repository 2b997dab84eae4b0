import { secondTechnician, technician } from './people.ts'
import type { DemoEvent, DemoOrder } from './types.ts'

const [first, second] = [technician.uid, secondTechnician.uid]

function order(
  number: string,
  site: string,
  title: string,
  more: Partial<Omit<DemoOrder, 'id' | 'siteId' | 'title'>>,
): DemoOrder {
  return {
    id: `demo-order-${number}`,
    siteId: `demo-site-${site}`,
    title,
    description: '',
    instructions: '',
    priority: 'normal',
    tags: [],
    assignees: [],
    startsIn: null,
    minutes: 60,
    events: [],
    ...more,
  }
}

/** The usual way to the site, minutes before and at the planned start. */
const arrived: readonly DemoEvent[] = [
  { to: 'accepted', after: -90 },
  { to: 'enRoute', after: -20 },
  { to: 'onSite', after: 2 },
]

export const orders: readonly DemoOrder[] = [
  // Yesterday
  order('01', 'hotel', 'Hot water fails on the third floor', {
    description: 'Guests report lukewarm showers since the weekend.',
    instructions: 'Check the mixing valve of riser 3 first.',
    priority: 'high',
    tags: ['plumbing'],
    assignees: [first],
    startsIn: -27,
    minutes: 90,
    events: [
      ...arrived,
      { resolution: 'Mixing valve of riser 3 was stuck; replaced the cartridge.', after: 70 },
      { to: 'done', after: 74 },
      { to: 'reviewed', after: 190 },
    ],
  }),
  order('02', 'fish', 'Cold store door heater is dead', {
    description: 'Ice builds up on the frame and the door jams.',
    priority: 'urgent',
    tags: ['electrical', 'refrigeration'],
    assignees: [second],
    startsIn: -26,
    minutes: 120,
    events: [
      ...arrived,
      { to: 'paused', after: 40, reason: 'Fetching a heating cable from the depot.' },
      { to: 'onSite', after: 85 },
      { resolution: 'Replaced 6 m of heating cable and the thermostat.', after: 130 },
      { to: 'done', after: 133 },
    ],
  }),
  order('03', 'school-gym', 'Yearly inspection of the ventilation', {
    instructions: 'Filters F7, two sets, are in the van.',
    tags: ['ventilation', 'inspection'],
    assignees: [first],
    startsIn: -24.5,
    minutes: 120,
    events: [
      ...arrived,
      { resolution: 'Unit 1 done. Belt of unit 2 is worn; no spare with me.', after: 95 },
      { to: 'partlyDone', after: 98 },
    ],
  }),
  order('04', 'bakery', 'Drain in the wash-up smells', {
    tags: ['plumbing'],
    assignees: [second],
    startsIn: -22.5,
    events: [
      { to: 'accepted', after: -60 },
      { to: 'enRoute', after: -15 },
      { to: 'onSite', after: 0 },
      { resolution: 'Trap was dry; refilled and sealed the cover.', after: 35 },
      { to: 'done', after: 36 },
    ],
  }),
  order('05', 'dental', 'Compressor trips the breaker', {
    priority: 'high',
    tags: ['electrical'],
    assignees: [first],
    startsIn: -21.5,
    events: [
      ...arrived,
      { to: 'cannotComplete', after: 25, reason: 'Clinic closed early, nobody could let me in.' },
    ],
  }),
  order('06', 'museum', 'Move two light tracks in the model room', {
    priority: 'low',
    tags: ['electrical'],
    startsIn: -20,
    assignees: [second],
    events: [{ to: 'cancelled', after: -200, reason: 'The exhibition was put off until spring.' }],
  }),
  // Today
  order('07', 'town-hall', 'Radiators stay cold in the council chamber', {
    description: 'Meeting tonight at seven.',
    priority: 'high',
    tags: ['heating'],
    assignees: [first],
    startsIn: -4,
    minutes: 75,
    events: [
      ...arrived,
      { resolution: 'Bled the system, topped up to 1.6 bar, balanced both circuits.', after: 60 },
      { to: 'done', after: 62 },
    ],
  }),
  order('08', 'brewery', 'Steam trap survey, hall 2', {
    tags: ['steam', 'inspection'],
    assignees: [second],
    startsIn: -3,
    minutes: 150,
    events: [
      ...arrived,
      { to: 'paused', after: 110, reason: 'Waiting until the boiler has cooled down.' },
    ],
  }),
  order('09', 'hospital-boiler', 'Burner 2 locks out at start', {
    description: 'Error 13 on the panel, three times this week.',
    instructions: 'Call facilities before you switch burner 1 off.',
    priority: 'urgent',
    tags: ['heating'],
    assignees: [first],
    startsIn: -0.75,
    minutes: 120,
    events: arrived,
  }),
  order('10', 'apartments-a', 'Leak under the sink, flat 12', {
    priority: 'high',
    tags: ['plumbing'],
    assignees: [second],
    startsIn: 0.25,
    events: [
      { to: 'accepted', after: -100 },
      { to: 'enRoute', after: -20 },
    ],
  }),
  order('11', 'ferry', 'Bilge alarm test and certificate', {
    description: 'Yearly test, the inspector wants the sheet by Friday.',
    instructions: 'Machine room has no signal: save as you go.',
    tags: ['inspection', 'electrical'],
    assignees: [first],
    startsIn: 2,
    minutes: 90,
    events: [{ to: 'accepted', after: -210 }],
  }),
  order('12', 'restaurant', 'Extractor hood rattles', {
    tags: ['ventilation'],
    assignees: [first],
    startsIn: 4,
    events: [{ to: 'dispatched', after: -330 }],
  }),
  order('13', 'hotel', 'Replace the pump of the pool heat exchanger', {
    description: 'Pump quoted and approved.',
    priority: 'normal',
    tags: ['heating'],
    events: [{ to: 'onHold', after: 45, reason: 'Pump is back-ordered until next week.' }],
  }),
  order('14', 'boatyard', 'New outlet for the 16 A battery charger', {
    tags: ['electrical'],
    priority: 'low',
  }),
  order('15', 'apartments-b', 'Stair light keeps flickering', {
    description: 'Third floor, reported by the caretaker.',
    tags: ['electrical'],
  }),
  // Tomorrow
  order('16', 'school', 'Replace the kitchen tap', {
    instructions: 'Only between 14:00 and 16:00, kitchen in use before.',
    tags: ['plumbing'],
    assignees: [first],
    startsIn: 22,
    minutes: 45,
  }),
  order('17', 'hospital', 'Nurse call: two rooms without signal', {
    description: 'Rooms 214 and 216.',
    priority: 'high',
    tags: ['electrical'],
    assignees: [first, second],
    startsIn: 24,
    minutes: 120,
  }),
  order('18', 'fish', 'Quarterly refrigeration check', {
    tags: ['refrigeration', 'inspection'],
    assignees: [second],
    startsIn: 26,
    minutes: 180,
  }),
]
