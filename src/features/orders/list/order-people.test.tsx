import { renderToStaticMarkup } from 'react-dom/server'
import * as v from 'valibot'
import { beforeAll, expect, test } from 'vitest'
import { type User, userSchema } from '#domain/entities/user.ts'
import { enStart } from '#messages/en/start.ts'
import { showMessages } from '#messages/i18n.ts'
import { OrderPeople } from './order-people.tsx'

beforeAll(() => showMessages('en', enStart))

const at = '2026-05-04T08:00:00.000Z'
const stamps = { createdAt: at, createdBy: 'u1', updatedAt: at, updatedBy: 'u1', deletedAt: null }
function person(id: string, name: string): User {
  const role = 'technician'
  const email = `${id}@daybook.demo`
  const fields = { ...stamps, schema: 1, name, email, role, status: 'active', companyId: 'c1' }
  return { id, ...v.parse(userSchema, fields) }
}

const people = [person('u1', 'Daniel Reyes'), person('u2', ''), person('u3', 'Maya Chen')]
const shown = (ids: readonly string[]) =>
  renderToStaticMarkup(<OrderPeople ids={ids} people={people} />)

test('every assignee is named, with initials where there is little room', () => {
  const html = shown(['u2', 'u1'])
  expect(html).toMatch(/aria-hidden="true">DR</)
  expect(html).toContain('Daniel Reyes and u2@daybook.demo')
  expect(html).not.toContain('Maya Chen')
})

test('an assignee without access is marked', () => {
  const gone = { ...person('u4', 'Ben Fox'), status: 'deactivated' }
  const html = renderToStaticMarkup(<OrderPeople ids={['u4']} people={[gone]} />)
  expect(html).toContain('Ben Fox (deactivated)')
})

test('an order without assignees is marked unassigned, also when its assignees have left', () => {
  expect(shown([])).toContain('Unassigned')
  expect(shown(['gone'])).toContain('Unassigned')
})
