import type { Trade } from '../base/types.ts'

interface Question {
  readonly id: string
  readonly kind: 'text' | 'number' | 'yesNo' | 'choice' | 'multiChoice' | 'date' | 'meter'
  readonly label: string
  readonly required?: boolean
  readonly graded?: boolean
  readonly help?: string
  readonly unit?: string
  readonly min?: number
  readonly max?: number
  readonly options?: readonly string[]
  readonly showIf?: { readonly itemId: string; readonly is: boolean | string }
  readonly requireIf?: { readonly itemId: string; readonly is: boolean | string }
}

/** How a trade's orders are done, and what somebody would have answered where all was well. */
interface DemoTemplate {
  readonly name: string
  readonly instructions: string
  readonly checklist: readonly Question[]
  readonly answers: Readonly<Record<string, unknown>>
}

const isolated: Question = {
  id: 'isolated',
  kind: 'yesNo',
  label: 'Is the unit switched off and secured?',
  required: true,
}

const leftSafe: Question = {
  id: 'leftSafe',
  kind: 'choice',
  label: 'How was it left?',
  options: ['In order', 'Running with limits', 'Switched off'],
  required: true,
}

const nextVisit: Question = {
  id: 'nextVisit',
  kind: 'date',
  label: 'When should somebody come back?',
  showIf: { itemId: 'leftSafe', is: 'Running with limits' },
  required: true,
}

export const templates: Readonly<Record<Trade, DemoTemplate>> = {
  heating: {
    name: 'Heating visit',
    instructions: 'Let it run through one full cycle before leaving.',
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
        label: 'Does the safety valve open and close?',
        graded: true,
      },
      { id: 'leak', kind: 'yesNo', label: 'Is there a leak?', required: true },
      {
        id: 'leakWhere',
        kind: 'text',
        label: 'Where does it leak?',
        showIf: { itemId: 'leak', is: true },
        required: true,
      },
      { id: 'gasMeter', kind: 'meter', label: 'Gas or oil meter', unit: 'm³' },
      leftSafe,
      nextVisit,
    ],
    answers: { isolated: true, pressure: 1.6, leak: false, gasMeter: 4821, leftSafe: 'In order' },
  },
  electrical: {
    name: 'Electrical visit',
    instructions: 'Test before you touch, and note every circuit that was off.',
    checklist: [
      { ...isolated, label: 'Is the circuit dead, and locked off?' },
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
        label: 'Trip time of the residual current device',
        unit: 'ms',
        max: 300,
        help: 'At the rated residual current',
      },
      {
        id: 'circuits',
        kind: 'multiChoice',
        label: 'Which circuits were off?',
        options: ['Lighting', 'Sockets', 'Machines', 'Alarm'],
      },
      {
        id: 'alarmTold',
        kind: 'yesNo',
        label: 'Does the alarm company know?',
        requireIf: { itemId: 'circuits', is: 'Alarm' },
      },
      leftSafe,
      nextVisit,
    ],
    answers: { isolated: true, insulation: 48, trip: 28, leftSafe: 'In order' },
  },
  refrigeration: {
    name: 'Refrigeration visit',
    instructions: 'Write down every gram of refrigerant that was added or taken out.',
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
      { id: 'doorSeal', kind: 'yesNo', label: 'Do the door seals close all round?', graded: true },
      { id: 'refrigerant', kind: 'yesNo', label: 'Was refrigerant added?', required: true },
      {
        id: 'refrigerantKg',
        kind: 'number',
        label: 'How much?',
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
      leftSafe: 'In order',
    },
  },
}
