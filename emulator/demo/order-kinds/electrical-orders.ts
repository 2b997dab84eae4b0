import type { OrderKind } from '../base/types.ts'

export const electricalOrders: readonly OrderKind[] = [
  {
    titles: ['Breaker keeps tripping', 'Half of the outlets are dead'],
    descriptions: [
      'Trips every time the big machine starts.',
      'Since the storm. A reset holds for an hour at most.',
    ],
    instructions: ['Measure insulation before you replace anything.'],
    resolutions: [
      'Insulation fault in one appliance, taken out of service. Replaced the breaker too.',
      'Loose neutral in the junction box. Remade it and split the load over two circuits.',
    ],
    minutes: 75,
    tags: ['fault'],
    priority: 'high',
    parts: ['E-2001', 'E-2002'],
  },
  {
    titles: [
      'Lights flickering in the stairwell',
      'Flickering ceiling lights',
      'Hallway lights out',
    ],
    descriptions: ['Reported by the caretaker.', 'Third time this year.'],
    instructions: ['Drivers in this series fail often: take four.'],
    resolutions: [
      'Replaced two drivers. Measured the rest, all fine.',
      'Replaced one panel and its driver. Checked every circuit.',
    ],
    minutes: 60,
    tags: ['lighting'],
    parts: ['E-2003', 'E-2004'],
  },
  {
    titles: ['Emergency lighting test', 'Annual exit light test'],
    descriptions: [
      'The fire inspector needs the report by the end of the month.',
      'Covered by the service contract.',
    ],
    instructions: ['One hour on battery for every light. List the weak ones.'],
    resolutions: [
      'All lights lasted the hour. Replaced three battery packs and left the report on site.',
      'One light dead, replaced. Log book signed.',
    ],
    minutes: 90,
    tags: ['inspection', 'safety'],
    parts: ['E-2006', 'E-2005'],
  },
  {
    titles: [
      'New outlets at the workbenches',
      'Outlet for a new machine',
      'Two more outlets behind the counter',
    ],
    descriptions: ['Quote accepted.', 'The machine arrives next week.'],
    instructions: ['Separate circuit. There is space in the second row of the board.'],
    resolutions: [
      'Ran the circuit in duct and fitted the outlets. Loop impedance 0.38 ohm.',
      'Fitted, tested and labelled. Updated the board schedule.',
    ],
    minutes: 120,
    tags: ['installation'],
    priority: 'low',
    parts: ['E-2007', 'E-2011', 'E-2012', 'G-9001'],
  },
  {
    titles: ['Extractor fan motor will not start', 'Conveyor stops on overload'],
    descriptions: ['Hums, then trips.', 'Was working last night.'],
    instructions: ['Lock it out first: the start button is in another room.'],
    resolutions: [
      'Contactor had welded shut. Replaced it and the motor starter, 4.1 A on all phases.',
      'Bearing jammed with dirt. Cleaned it and set the overload to 7.2 A.',
    ],
    minutes: 90,
    tags: ['motor', 'repair'],
    priority: 'high',
    parts: ['E-2009', 'E-2010'],
  },
  {
    titles: ['Yard light stays on all day', 'Replace motion sensors'],
    descriptions: ['The neighbours are complaining.', 'The sensor no longer picks anyone up.'],
    instructions: ['There is a ladder on site.'],
    resolutions: [
      'Replaced the sensor: five-minute timer, threshold 20 lux.',
      'Replaced and aimed two sensors. Customer tested them after dark.',
    ],
    minutes: 45,
    tags: ['lighting'],
    priority: 'low',
    parts: ['E-2008'],
  },
  {
    titles: ['Distribution board inspection', 'Thermal scan of the main board'],
    descriptions: ['Requested by the insurance company.', 'Due every two years.'],
    instructions: ['Scan under load, so before closing time.', 'Take a photo of every section.'],
    resolutions: [
      'No hot spots. Tightened two terminals and sent the report.',
      'Neutral bar was at 61 °C. Remade the joint; 34 °C on the second scan.',
    ],
    minutes: 105,
    tags: ['inspection'],
    parts: ['G-9004'],
  },
  {
    titles: ['Surge damage after the storm', 'Install surge protection'],
    descriptions: ['Lost two devices in last month’s storm.', 'Quoted and approved.'],
    instructions: ['Main switch off only outside opening hours. Agree the time when you arrive.'],
    resolutions: [
      'Fitted and wired the modules. Indicators green, labels on.',
      'Replaced the burnt module. Earth resistance 2.1 ohm.',
    ],
    minutes: 75,
    tags: ['installation', 'safety'],
    parts: ['E-2013'],
  },
]
