import { beforeEach, expect, it } from 'vitest'
import { companyDocuments, maxDocumentBytes } from '#domain/entities/photo.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'
import { at, createWorld, tech } from '../world.fixture.ts'
import { photo } from './photo.fixture.ts'

const sheet: MutationArgs<'photo/add'> = {
  ...photo,
  about: companyDocuments,
  kind: 'document',
  contentType: 'application/pdf',
  caption: 'Boiler manual',
  readerIds: ['admin'],
}

let world: ReturnType<typeof createWorld>
beforeEach(() => {
  world = createWorld()
})
const rename = (to: string, by?: typeof tech) =>
  world.mutate(
    'photo/edit',
    { photoId: 'p1', edits: { caption: { from: 'Boiler manual', to } } },
    by,
  )

it('a document of the company is added, renamed and removed by the office', () => {
  expect(world.mutate('photo/add', sheet, tech)).toBe('access/not-allowed')
  expect(world.mutate('photo/add', sheet)).toBe('ok')
  expect(world.mutate('photo/finish', { photoId: 'p1' })).toBe('ok')
  expect(rename('Manual', tech)).toBe('access/not-allowed')
  expect(rename(' ')).toBe('input/invalid')
  expect(rename('Boiler manual 2026')).toBe('ok')
  expect(world.get('photos/p1')).toMatchObject({ caption: 'Boiler manual 2026', uploadedAt: at })
  expect(world.mutate('photo/delete', { photoId: 'p1' }, tech)).toBe('access/not-allowed')
  expect(world.mutate('photo/delete', { photoId: 'p1' })).toBe('ok')
  expect(world.get('photos/p1').deletedAt).toBe(at)
})

it('an admin who became a technician can only complete or withdraw an upload', () => {
  const former = { ...tech, uid: 'admin' }
  world.mutate('photo/add', sheet)
  expect(rename('Manual', former)).toBe('access/not-allowed')
  expect(world.mutate('photo/finish', { photoId: 'p1' }, former)).toBe('ok')
  expect(world.mutate('photo/delete', { photoId: 'p1' }, former)).toBe('access/not-allowed')
})

it.each([
  { caption: ' ' },
  { caption: 'x'.repeat(201) },
  { size: maxDocumentBytes + 1 },
  { about: 'orders/o1' },
  { kind: 'photo' as const },
  { kind: 'photo' as const, about: 'orders/o1' },
  { phase: 'before' as const },
  { contentType: 'text/html' as 'application/pdf' },
])('none is added with %j', (wrong) => {
  expect(world.mutate('photo/add', { ...sheet, ...wrong })).toBe('input/invalid')
})

it('it has no marks and no phase', () => {
  world.mutate('photo/add', sheet)
  const edits = { phase: { from: null, to: 'after' as const } }
  expect(world.mutate('photo/edit', { photoId: 'p1', edits })).toBe('input/invalid')
})
