import { beforeEach, expect, it } from 'vitest'
import { logoId } from '#domain/entities/picture.ts'
import { admin, at, createWorld, tech } from '../world.fixture.ts'

const owner = { ...admin, uid: 'owner', role: 'owner' } as const
const stamps = { schema: 1, updatedAt: at, updatedBy: 'owner' }
const jpeg = {
  contentType: 'image/jpeg',
  width: 256,
  height: 256,
  data: '/9j/4AAQSkZJRgABAQAAAQABAAD/2w==',
} as const

let world: ReturnType<typeof createWorld>
beforeEach(() => {
  world = createWorld()
  for (const [uid, role, status] of [
    ['owner', 'owner', 'active'],
    ['admin', 'admin', 'active'],
    ['tech', 'technician', 'active'],
    ['other', 'technician', 'inactive'],
    ['gone', 'technician', 'erased'],
  ] as const)
    world.docs.set(`users/${uid}`, { name: 'S', role, status, companyId: 'c1', ...stamps })
})
const set = (pictureId: string, by = admin, more = {}) =>
  world.mutate('picture/set', { pictureId, ...jpeg, ...more }, by)
const remove = (pictureId: string, by = admin) => world.mutate('picture/remove', { pictureId }, by)

it('is set by its person and by who manages them, the logo by the office', () => {
  const no = 'access/not-allowed'
  const decided = ['owner', 'admin', 'tech', 'other', logoId].map((id) => [
    set(id, owner),
    set(id, admin),
    set(id, tech),
  ])
  expect(decided).toEqual([
    ['ok', no, no],
    ['ok', 'ok', no],
    ['ok', 'ok', 'ok'],
    ['ok', 'ok', no],
    ['ok', 'ok', no],
  ])
  expect(set('gone', owner)).toBe('person/inactive')
  expect(set('nobody', owner)).toBe('doc/missing')
  expect(remove('admin', tech)).toBe(no)
  expect(remove(logoId, tech)).toBe(no)
})

it('is removed with its bytes, also twice, and can be set again', () => {
  set('tech', tech)
  expect([remove('tech', tech), remove('tech', tech)]).toEqual(['ok', 'ok'])
  expect(world.get('pictures/tech')).toEqual({ ...stamps, deletedAt: at, updatedBy: 'tech' })
  expect(set('tech', tech)).toBe('ok')
  expect(world.get('pictures/tech')).toMatchObject({ ...jpeg, deletedAt: null })
})

it.each([
  { contentType: 'image/gif' },
  { contentType: 'image/svg+xml', data: 'PHN2Zz48L3N2Zz4=' },
  { contentType: 'image/png' },
  { contentType: 'image/webp' },
  { data: '' },
  { data: 'not base64' },
  { data: `/9j/${'A'.repeat(80_000)}` },
  { width: 257, height: 257 },
  { width: 200 },
  { width: 0, height: 0 },
])('of a person is not %j', (more) => {
  expect(set('tech', tech, more)).toBe('input/invalid')
})

it('of the company may be wide', () => {
  expect(set(logoId, admin, { width: 512, height: 90 })).toBe('ok')
  expect(set(logoId, admin, { width: 513, height: 90 })).toBe('input/invalid')
})
