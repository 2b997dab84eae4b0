import { expect, it } from 'vitest'
import { isTile } from './is-tile.ts'

const answer = (type: string | null, status = 200) =>
  new Response(status === 204 ? null : 'bytes', {
    status,
    headers: type === null ? {} : { 'content-type': type },
  })

it('accepts vector tiles and images', () => {
  for (const type of ['application/x-protobuf', 'application/octet-stream', 'image/png'])
    expect(isTile(answer(type)), type).toBe(true)
  expect(isTile(answer('application/x-protobuf', 204))).toBe(true)
})

it('rejects everything else: captive portals, errors, redirects and opaque responses', () => {
  for (const type of ['text/html', 'text/html; charset=utf-8', 'application/json', 'text/plain'])
    expect(isTile(answer(type)), type).toBe(false)
  expect(isTile(answer('image/png', 404))).toBe(false)
  const redirected = Object.defineProperty(answer('image/png'), 'redirected', { value: true })
  expect(isTile(redirected)).toBe(false)
  const opaque = Object.defineProperty(answer('image/png'), 'type', { value: 'opaque' })
  expect(isTile(opaque)).toBe(false)
})
