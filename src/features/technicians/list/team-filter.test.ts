import { expect, test } from 'vitest'
import * as v from 'valibot'
import { userSchema } from '#domain/entities/user.ts'
import { filterTeam, readTeamFilter, type TeamRow, writeTeamFilter } from './team-filter.ts'

function row(name: string, user: Record<string, unknown> = {}, more: Partial<TeamRow> = {}) {
  const stamps = { schema: 1, updatedAt: '2026-05-04T08:00:00.000Z', updatedBy: 'a' }
  const fields = { ...stamps, name, role: 'technician', status: 'active', companyId: 'c1', ...user }
  const person = { id: name, ...v.parse(userSchema, fields) }
  const load = {
    openCount: 0,
    paid: 0,
    daysToCheck: 0,
    van: '',
    unsent: false,
    awayUntil: null,
    skills: [],
  }
  return { person, name, ...load, ...more } satisfies TeamRow
}

const skill = (id: string, name: string) =>
  ({ id, name, level: 2, expiresOn: null, state: 'valid', daysLeft: null }) as const

const rows = [
  row('Zoë', { role: 'owner', phone: '020 7946 0018' }, { openCount: 2, paid: 5 }),
  row(
    'Bea',
    { trade: 'Plumber' },
    { openCount: 9, paid: 7, van: 'Van 10', skills: [skill('gas', 'Gas'), skill('up', 'Height')] },
  ),
  row('Ann', { role: 'admin' }, { openCount: 2, paid: 7, skills: [skill('gas', 'Gas')] }),
  row('Claire Boudreau', { status: 'inactive' }),
  row('Cem', { status: 'inactive', email: 'cem@example.com' }, { openCount: 1, van: 'Van 9' }),
]
const shown = (query: string) =>
  filterTeam(rows, readTeamFilter(new URLSearchParams(query))).map(({ name }) => name)

test.each([
  ['', ['Ann', 'Bea', 'Zoë']],
  ['access=all', ['Ann', 'Bea', 'Cem', 'Claire Boudreau', 'Zoë']],
  ['access=deactivated', ['Cem', 'Claire Boudreau']],
  ['role=admin', ['Ann']],
  ['role=boss&access=xx', ['Ann', 'Bea', 'Zoë']],
  ['q=zoe', ['Zoë']],
  ['q=clare+budreau&access=all', ['Claire Boudreau']],
  ['q=plumb', ['Bea']],
  ['q=02079460018', ['Zoë']],
  ['q=cem@example&access=all', ['Cem']],
  ['q=van+9&access=all', ['Cem']],
  ['skill=gas', ['Ann', 'Bea']],
  ['skill=up&role=admin', []],
  ['skill=none', []],
  ['q=height', ['Bea']],
])('%j shows %j', (query, names) => {
  expect(shown(query)).toEqual(names)
})

test('the URL keeps what is not usual, and everything else in it', () => {
  const search = new URLSearchParams('q=ann&panel=sync')
  const narrowed = writeTeamFilter(search, { role: 'admin', skill: 'gas' })
  expect(narrowed.toString()).toBe('q=ann&panel=sync&role=admin&skill=gas')
  const usual = { role: '', skill: '', access: 'active' } as const
  expect(writeTeamFilter(narrowed, usual).toString()).toBe(search.toString())
})
