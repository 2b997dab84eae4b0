import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFetchHttp } from './rest/http.ts'
import type { RouteService } from '../types/route-service.ts'
import { askDrives } from './ask-drives.ts'

const http = createFetchHttp(fetch)
const asked: { readonly url: string; readonly body: string }[] = []
let answer: unknown = {}
let status = 200

/** Stands in for a route service, which cannot run here: it records requests and gives the answers of the tests. */
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part: Buffer) => (body += part.toString()))
  request.on('end', () => {
    asked.push({ url: request.url ?? '', body })
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  })
})
let url = ''
beforeAll(async () => {
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => void server.close())

const places = [
  { latitude: 44.37, longitude: -64.3 },
  { latitude: 44.38, longitude: -64.31 },
]
const [first] = places

async function drives(kind: RouteService['kind'], given: unknown, code = 200) {
  answer = given
  status = code
  return askDrives({ kind, url }, http, places, first ? [first] : [])
}

it('asks OSRM for a table of seconds', async () => {
  expect(await drives('osrm', { code: 'Ok', durations: [[0], [330]] })).toEqual([[0], [5.5]])
  expect(asked.at(-1)?.url).toBe(
    '/table/v1/driving/-64.3,44.37;-64.31,44.38;-64.3,44.37?sources=0;1&destinations=2&annotations=duration',
  )
})

it('asks Valhalla for its matrix', async () => {
  const given = { sources_to_targets: [[{ time: 0 }], [{ time: null }]] }
  expect(await drives('valhalla', given)).toEqual([[0], [null]])
  expect(JSON.parse(asked.at(-1)?.body ?? '')).toEqual({
    sources: [
      { lat: 44.37, lon: -64.3 },
      { lat: 44.38, lon: -64.31 },
    ],
    targets: [{ lat: 44.37, lon: -64.3 }],
    costing: 'auto',
  })
  expect(asked.at(-1)?.url).toBe('/sources_to_targets')
})

it.each([
  ['an error', { code: 'Ok', durations: [[0], [1]] }, 500],
  ['too few rows', { code: 'Ok', durations: [[0]] }, 200],
  ['seconds that are none', { code: 'Ok', durations: [[0], ['soon']] }, 200],
  ['a time before it began', { code: 'Ok', durations: [[0], [-5]] }, 200],
  ['a refusal', { code: 'TooBig' }, 200],
])('takes no answer for %s', async (_, given, code) => {
  expect(await drives('osrm', given, code)).toBeNull()
})

it('takes no answer for a server that is not there', async () => {
  const service = { kind: 'osrm', url: 'http://127.0.0.1:1' } as const
  expect(await askDrives(service, http, places, places)).toBeNull()
})
