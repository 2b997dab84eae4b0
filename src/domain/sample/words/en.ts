import type { SampleWords } from '../sample-words.ts'

export const sampleWordsEn: SampleWords = {
  customers: {
    bakery: {
      name: 'Golden Crust Bakery',
      notes: 'Baking starts at 3 a.m. Best time for a visit is after 10.',
    },
    dentist: { name: 'Riverside Dental', notes: 'Treatment rooms only between appointments.' },
    school: { name: 'Hillcrest Primary School', notes: 'Report to the front desk first.' },
    hotel: { name: 'Station Hotel' },
    garage: { name: 'Northside Garage' },
    flats: { name: 'Parkview Apartments', notes: 'Invoices go to the property manager.' },
    gym: { name: 'Pulse Gym' },
    cafe: { name: 'Corner Café', notes: 'Closed on Mondays.' },
  },
  sites: {
    bakery: { access: 'Delivery entrance at the back.' },
    dentist: { access: 'Second floor. Parking behind the building.' },
    school: { access: 'Boiler room key at the front desk.' },
    sportsHall: { name: 'Sports hall', access: 'Roof access through the equipment room.' },
    hotel: { access: 'Plant room in the basement, elevator B.' },
    annex: { name: 'Annex', access: 'Ask at the hotel for the key card.' },
    garage: { access: 'Loud: knock at the office window.' },
    flats: { name: 'Building A', gateCode: '2468', access: 'Heating room next to the bikes.' },
    buildingB: { name: 'Building B', gateCode: '2468' },
    gym: { access: 'Air conditioning unit on the flat roof, ladder inside.' },
    cafe: {},
  },
  assets: {
    cooler: 'Walk-in cooler',
    heatPump: 'Heat pump',
    boiler: 'Condensing boiler',
    ventilation: 'Ventilation unit',
    boilerOne: 'Boiler 1',
    boilerTwo: 'Boiler 2',
    waterHeater: 'Water heater',
    airHeater: 'Air heater',
    pump: 'Circulation pump',
    airConditioner: 'Air conditioner',
    iceMachine: 'Ice machine',
  },
  templates: {
    service: {
      name: 'Annual service',
      instructions: 'Run one full cycle before you leave.',
      checklist: [
        {
          id: 'isolated',
          kind: 'yesNo',
          label: 'Unit switched off and locked out?',
          required: true,
        },
        { id: 'pressure', kind: 'number', label: 'System pressure, cold', required: true },
        {
          id: 'safetyValve',
          kind: 'yesNo',
          label: 'Safety valve opens and closes?',
          graded: true,
          passesOn: true,
        },
        { id: 'leak', kind: 'yesNo', label: 'Any leaks?', required: true },
        {
          id: 'leakWhere',
          kind: 'text',
          label: 'Where is the leak?',
          required: true,
          showIf: { itemId: 'leak', is: true },
        },
        {
          id: 'condition',
          kind: 'choice',
          label: 'Condition on leaving',
          options: ['Working', 'Working, needs follow-up', 'Shut down'],
          required: true,
        },
      ],
      answers: { isolated: true, safetyValve: true, leak: false, condition: 'Working' },
    },
    leak: {
      name: 'Leak repair',
      instructions: 'Take a photo before and after.',
      checklist: [
        { id: 'waterOff', kind: 'yesNo', label: 'Water shut off?', required: true },
        {
          id: 'cause',
          kind: 'choice',
          label: 'Cause',
          options: ['Worn seal', 'Loose joint', 'Corrosion', 'Frost', 'Other'],
          required: true,
        },
        {
          id: 'tested',
          kind: 'yesNo',
          label: 'Tested under pressure?',
          graded: true,
          passesOn: true,
        },
      ],
      answers: { waterOff: true, cause: 'Worn seal', tested: true },
    },
  },
  parts: {
    cartridge: 'Mixing valve cartridge',
    circulationPump: 'Circulation pump 25-60',
    expansionTank: 'Expansion tank 25 L',
    sensor: 'Temperature sensor',
    valveHead: 'Thermostatic valve head',
    airVent: 'Automatic air vent',
    trap: 'Sink trap',
    elbow: 'Press elbow 22 mm',
    pipe: 'Copper pipe 22 mm',
    fanMotor: 'Evaporator fan motor',
    coilCleaner: 'Coil cleaner',
    tape: 'Sealing tape',
  },
  categories: {
    heating: 'Heating',
    plumbing: 'Plumbing',
    cooling: 'Cooling',
    small: 'Small parts',
  },
  locations: { warehouse: 'Main warehouse', van: 'Van 1' },
  openingStock: 'Opening stock',
  orders: {
    filters: {
      title: 'Replace air filters',
      description: 'Filters are due. The customer has new ones in the storage room.',
      resolution: 'Both filters replaced, drain checked.',
    },
    schoolService: {
      title: 'Annual boiler service',
      description: 'Service before the heating season.',
      resolution: 'Serviced, burner cleaned, no faults.',
    },
    sinkLeak: {
      title: 'Leak under the sink',
      description: 'Water under the sink in the kitchen since yesterday.',
      resolution: 'Trap replaced and tested, no more leaks.',
    },
    coolerNoise: {
      title: 'Cooler makes a loud noise',
      description: 'Rattling from the ceiling, mostly at night.',
      resolution: 'Fan motor worn out, replaced. Runs quietly.',
    },
    drippingTap: {
      title: 'Dripping tap in apartment 12',
      description: 'The tenant asked for a visit in the afternoon.',
      reason: 'No one answered the door, card left.',
    },
    heatPumpFault: {
      title: 'Heat pump shows a fault',
      description: 'Display shows E4, rooms stay cold.',
      resolution: 'Sensor replaced, fault cleared, ran for 30 minutes.',
    },
    hallVentilation: {
      title: 'Ventilation does not start',
      description: 'Air in the sports hall is bad during lessons.',
      resolution: 'Belt broken. Temporary belt fitted, low speed only.',
      reason: 'New belt ordered.',
    },
    thermostat: {
      title: 'Radiator stays hot in room 204',
      description: 'Guests complain, the valve does not close.',
      resolution: 'Valve heads replaced in rooms 204 and 205.',
    },
    outdoorTap: {
      title: 'Move the outdoor tap',
      description: 'Move it about 3 m to the left of the gate.',
      reason: 'Customer wants to wait until spring.',
    },
    radiators: {
      title: 'Bleed radiators on the top floor',
      description: 'Radiators gurgle and stay cold at the top.',
      resolution: 'All radiators bled, two air vents replaced.',
    },
    hotelService: {
      title: 'Annual service of both boilers',
      description: 'One boiler must keep running for hot water.',
    },
    iceMachineLeak: {
      title: 'Ice machine leaks',
      description: 'Puddle in front of the machine every morning.',
      reason: 'Getting a seal from the warehouse.',
    },
    hotWater: {
      title: 'No hot water in the annex',
      description: 'Guests arrive this evening.',
    },
    airConditionerNoise: {
      title: 'Air conditioner hums',
      description: 'Hums when it starts, the weight room is right below.',
    },
    noHeating: {
      title: 'No heating',
      description: 'The practice is cold since this morning. Patients are waiting.',
    },
    lowPressure: {
      title: 'Heating loses pressure',
      description: 'They have to top it up every second day.',
    },
    coolerService: {
      title: 'Annual cooler service',
      description: 'Check the door seal, too.',
    },
    kitchenTap: {
      title: 'Replace tap in the kitchen',
      description: 'The new tap is already there.',
    },
    backflow: {
      title: 'Test the backflow preventer',
      description: 'Yearly test, the report goes to the water company.',
    },
    airHeaterService: {
      title: 'Air heater service',
      description: 'First service since it was installed.',
    },
    pumpNoise: {
      title: 'Circulation pump is noisy',
      description: 'Can be heard in the apartments above.',
    },
    newBoiler: {
      title: 'Measure for a new boiler',
      description: 'Replacement next year, the owner wants a quote.',
      reason: 'Waiting for the owner to approve the date.',
    },
    gymService: {
      title: 'Annual air conditioning service',
      description: 'Before the gym opens at 10.',
    },
    heaterCheck: {
      title: 'Check the water heater again',
      description: 'Look at the anode after last month’s repair.',
    },
    descale: {
      title: 'Descale the espresso water line',
      description: 'Some morning, the customer is flexible.',
    },
    meterReading: {
      title: 'Read the gas meter',
      description: 'Combine it with the next visit.',
    },
  },
  messages: {
    newSeal: 'The seal is on shelf 4 in the warehouse, next to the fan motors.',
    beltOrdered: 'The belt should arrive on Thursday. The school is told.',
    callFirst: 'They asked us to call 15 minutes before we arrive.',
  },
}
