import { type MutationCase, edit, mutation } from './mutation.ts'

/** Order templates without and with skills and a duration. */
export const templateCases: readonly MutationCase[] = [
  mutation('template/create', {
    templateId: 't-new',
    name: 'Inspection',
    instructions: '',
    requires: ['resolution'],
    checklist: [],
  }),
  mutation('template/create', {
    templateId: 't-skilled',
    name: 'Rewiring',
    instructions: '',
    requires: [],
    checklist: [],
    skills: [{ id: 'electrical', level: 2 }],
    minutes: 90,
  }),
  mutation('template/edit', {
    templateId: 't1',
    edits: {
      name: edit('Boiler service', 'Boiler'),
      skills: { from: [{ id: 'gas', level: 2 }], to: [{ id: 'gas', level: 3 }] },
      minutes: { from: 60, to: null },
    },
  }),
]
