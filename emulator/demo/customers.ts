import type { DemoAddress, DemoCustomer, DemoSite } from './types.ts'

/** A town on a bay: streets run from the harbour up the hill. */
function inTown(line1: string, line2 = ''): DemoAddress {
  return { line1, line2, postcode: 'B0J 2C0', city: 'Port Ellery', region: 'NS', country: 'CA' }
}

function site(
  id: string,
  address: DemoAddress,
  [latitude, longitude]: readonly [number, number],
  more: Partial<Pick<DemoSite, 'name' | 'directions' | 'gateCode' | 'accessNotes'>> = {},
): DemoSite {
  const empty = { name: '', directions: '', gateCode: '', accessNotes: '' }
  return { id: `demo-site-${id}`, address, geo: { latitude, longitude }, ...empty, ...more }
}

function customer(
  id: string,
  name: string,
  line: string,
  sites: DemoCustomer['sites'],
  notes = '',
): DemoCustomer {
  const email = `office@${id}.example`
  return { id: `demo-customer-${id}`, name, phone: `+1 902 555 ${line}`, email, notes, sites }
}

export const customers: readonly DemoCustomer[] = [
  customer('school', 'Ellery Harbour School', '0101', [
    site('school', inTown('12 Schoolhouse Lane'), [44.3791, -64.3142], {
      name: 'Main building',
      directions: 'Use the service entrance behind the kitchen; the front is for pupils.',
      accessNotes: 'Sign in at reception. No drilling during exams.',
    }),
    site('school-gym', inTown('14 Schoolhouse Lane'), [44.3795, -64.3149], {
      name: 'Gymnasium',
      gateCode: '2580',
    }),
  ]),
  customer(
    'hotel',
    'Quayside Hotel',
    '0114',
    [
      site('hotel', inTown('1 Harbour Street'), [44.3762, -64.3087], {
        directions: 'Park in the loading bay on the water side, at most 30 minutes.',
        accessNotes: 'Ask at the desk for the plant room key. Quiet before 10:00.',
      }),
    ],
    'Wants a call before any work that cuts off the water.',
  ),
  customer('fish', 'Ellery Fish Co-operative', '0122', [
    site('fish', inTown('3 North Pier'), [44.3747, -64.3041], {
      name: 'Cold store',
      gateCode: '4411#',
      accessNotes: 'Hairnet and boots from the rack. The floor is wet.',
    }),
  ]),
  customer(
    'hospital',
    'Ellery Community Hospital',
    '0130',
    [
      site('hospital', inTown('80 Hill Road'), [44.3826, -64.3121], {
        name: 'Main building',
        accessNotes: 'Report to facilities in the basement; badge needed beyond ward B.',
      }),
      site('hospital-boiler', inTown('80 Hill Road', 'Boiler house'), [44.3831, -64.3128], {
        name: 'Boiler house',
        gateCode: '1907',
        directions: 'Drive around the east wing to the green door.',
      }),
    ],
    'Purchase order number needed on every invoice.',
  ),
  customer('bakery', 'Lighthouse Bakery', '0137', [
    site('bakery', inTown('22 King Street'), [44.3778, -64.3102], {
      accessNotes: 'Ovens run until noon; come after.',
    }),
  ]),
  customer('town-hall', 'Port Ellery Town Hall', '0145', [
    site('town-hall', inTown('1 Market Square'), [44.3775, -64.3118]),
  ]),
  customer('boatyard', 'North Pier Boatyard', '0151', [
    site('boatyard', inTown('9 North Pier'), [44.3743, -64.303], {
      directions: 'Keep left of the slipway; the crane has right of way.',
      gateCode: '7730',
    }),
  ]),
  customer('restaurant', 'Anchor Street Kitchen', '0158', [
    site('restaurant', inTown('5 Anchor Street'), [44.3769, -64.3096]),
  ]),
  customer('museum', 'Ellery Maritime Museum', '0163', [
    site('museum', inTown('17 Harbour Street'), [44.3756, -64.3071], {
      accessNotes: 'Closed on Mondays. Alarm: ask the office to switch it off.',
    }),
  ]),
  customer('apartments', 'Bluewater Apartments', '0172', [
    site('apartments-a', inTown('40 Bay View Drive', 'Block A'), [44.3812, -64.3064], {
      name: 'Block A',
      gateCode: '0404',
    }),
    site('apartments-b', inTown('42 Bay View Drive', 'Block B'), [44.3815, -64.3057], {
      name: 'Block B',
      gateCode: '0404',
    }),
  ]),
  customer('dental', 'Shoreline Dental Clinic', '0180', [
    site('dental', inTown('31 King Street'), [44.3783, -64.3109]),
  ]),
  customer('ferry', 'Port Ellery Ferry Terminal', '0189', [
    site('ferry', inTown('Ferry Road'), [44.3729, -64.3014], {
      accessNotes: 'No signal in the machine room below deck level.',
    }),
  ]),
  customer('brewery', 'Saltmarsh Brewery', '0196', [
    site('brewery', inTown('6 Mill Lane'), [44.3804, -64.3175]),
  ]),
]
