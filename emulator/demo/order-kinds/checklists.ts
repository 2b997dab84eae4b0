import type { TemplateKey } from '../base/types.ts'

interface Question {
  readonly id: string
  readonly kind: 'text' | 'number' | 'yesNo' | 'choice' | 'multiChoice' | 'date' | 'meter'
  readonly label: string
  readonly required?: boolean
  readonly graded?: boolean
  readonly passesOn?: boolean
  readonly help?: string
  readonly unit?: string
  readonly min?: number
  readonly max?: number
  readonly options?: readonly string[]
  readonly showIf?: { readonly itemId: string; readonly is: boolean | string }
  readonly requireIf?: { readonly itemId: string; readonly is: boolean | string }
}

/** How orders are done, and the answers where all is well. */
interface DemoTemplate {
  readonly name: string
  readonly instructions: string
  /** What one of the crew must hold. */
  readonly skills: readonly { readonly id: string; readonly level: 1 | 2 | 3 }[]
  /** How long a visit usually takes. */
  readonly minutes: number
  readonly checklist: readonly Question[]
  readonly answers: Readonly<Record<string, unknown>>
}

const isolated: Question = {
  id: 'isolated',
  kind: 'yesNo',
  label: 'Unit switched off and locked out?',
  required: true,
}

const leftSafe: Question = {
  id: 'leftSafe',
  kind: 'choice',
  label: 'Condition on leaving',
  options: ['Working', 'Working, needs follow-up', 'Shut down'],
  required: true,
}

const nextVisit: Question = {
  id: 'nextVisit',
  kind: 'date',
  label: 'When to come back',
  showIf: { itemId: 'leftSafe', is: 'Working, needs follow-up' },
  required: true,
}

export const templates: Readonly<Record<TemplateKey, DemoTemplate>> = {
  heating: {
    name: 'Heating service',
    instructions: 'Run one full heating cycle before you leave.',
    skills: [{ id: 'gas', level: 2 }],
    minutes: 90,
    checklist: [
      isolated,
      {
        id: 'pressure',
        kind: 'number',
        label: 'System pressure, cold',
        unit: 'bar',
        min: 1,
        max: 2.5,
        required: true,
      },
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
        showIf: { itemId: 'leak', is: true },
        required: true,
      },
      { id: 'gasMeter', kind: 'meter', label: 'Gas meter reading', unit: 'm³' },
      leftSafe,
      nextVisit,
    ],
    answers: { isolated: true, pressure: 1.6, leak: false, gasMeter: 4821, leftSafe: 'Working' },
  },
  ventilation: {
    name: 'Ventilation service',
    instructions: 'Note the pressure drop before and after the filter change.',
    // The technicians of the heating trade do it.
    skills: [{ id: 'gas', level: 2 }],
    minutes: 60,
    checklist: [
      isolated,
      {
        id: 'pressureDrop',
        kind: 'number',
        label: 'Pressure drop, new filters',
        unit: 'Pa',
        min: 0,
        max: 150,
        required: true,
      },
      {
        id: 'filtersFit',
        kind: 'yesNo',
        label: 'Filters seated and tight all round?',
        graded: true,
        passesOn: true,
      },
      {
        id: 'drainClear',
        kind: 'yesNo',
        label: 'Condensate drain clear?',
        graded: true,
        passesOn: true,
        required: true,
      },
      { id: 'fanNoise', kind: 'yesNo', label: 'Fan or bearings noisy?', required: true },
      {
        id: 'fanWhich',
        kind: 'choice',
        label: 'Which fan?',
        options: ['Supply', 'Exhaust', 'Both'],
        showIf: { itemId: 'fanNoise', is: true },
        required: true,
      },
      leftSafe,
      nextVisit,
    ],
    answers: {
      isolated: true,
      pressureDrop: 82,
      fanNoise: false,
      leftSafe: 'Working',
    },
  },
  electrical: {
    name: 'Electrical service',
    instructions: 'Test before you touch. List every circuit you switched off.',
    skills: [{ id: 'electrical', level: 2 }],
    minutes: 120,
    checklist: [
      { ...isolated, label: 'Circuit dead and locked out?' },
      {
        id: 'insulation',
        kind: 'number',
        label: 'Insulation resistance',
        unit: 'MΩ',
        min: 1,
        required: true,
      },
      {
        id: 'trip',
        kind: 'number',
        label: 'GFCI trip time',
        unit: 'ms',
        max: 300,
        help: 'At the rated trip current',
      },
      {
        id: 'circuits',
        kind: 'multiChoice',
        label: 'Circuits switched off',
        options: ['Lighting', 'Outlets', 'Machines', 'Alarm'],
      },
      {
        id: 'alarmTold',
        kind: 'yesNo',
        label: 'Alarm company informed?',
        requireIf: { itemId: 'circuits', is: 'Alarm' },
      },
      leftSafe,
      nextVisit,
    ],
    answers: { isolated: true, insulation: 48, trip: 28, leftSafe: 'Working' },
  },
  refrigeration: {
    name: 'Refrigeration service',
    instructions: 'Record all refrigerant added or recovered.',
    skills: [{ id: 'refrigeration', level: 1 }],
    minutes: 60,
    checklist: [
      { ...isolated, required: false },
      {
        id: 'roomTemperature',
        kind: 'number',
        label: 'Room temperature on leaving',
        unit: '°C',
        min: -30,
        max: 5,
        required: true,
      },
      {
        id: 'doorSeal',
        kind: 'yesNo',
        label: 'Door seals tight all round?',
        graded: true,
        passesOn: true,
      },
      { id: 'refrigerant', kind: 'yesNo', label: 'Refrigerant added?', required: true },
      {
        id: 'refrigerantKg',
        kind: 'number',
        label: 'Amount added',
        unit: 'kg',
        min: 0,
        max: 10,
        showIf: { itemId: 'refrigerant', is: true },
        required: true,
      },
      leftSafe,
      nextVisit,
    ],
    answers: {
      isolated: true,
      roomTemperature: -18,
      refrigerant: false,
      leftSafe: 'Working',
    },
  },
}
