import { ZXING_WASM_SHA256 } from 'barcode-detector/ponyfill'
import inlined from 'barcode-detector/reader.wasm?url&inline'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sha256Hex } from '#lib/sha256-hex.ts'
import { isReaderSaved, saveReader } from './offline-reader.ts'
import { openReader } from './open-reader.ts'
import { ean13Bars } from './testing/ean13-bars.ts'

const program = await (await fetch(inlined)).arrayBuffer()

/** 'BOILER-7' as a QR code. */
const qr = `
#######.##..#.#######
#.....#..#..#.#.....#
#.###.#..###..#.###.#
#.###.#.##....#.###.#
#.###.#.#..##.#.###.#
#.....#.#.#.#.#.....#
#######.#.#.#.#######
........#.#..........
#...#.###...######..#
#.#..#.#.##.###..##..
#....###..#.##...###.
###.#.....###..#.....
#.#..###.#.#..####.##
........#.###....#.#.
#######.####..#####..
#.....#......######..
#.###.#.#.#.###.....#
#.###.#..##.###.#####
#.###.#..#..##...#...
#.....#...###...#...#
#######.#.##..#.##.##
`
  .trim()
  .split('\n')

let kept: Map<string, Response>
let isOnline: boolean
let fetched: number

/** The browser's own reader is absent; caches and network are fakes. */
beforeEach(() => {
  kept = new Map()
  isOnline = true
  fetched = 0
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia: () => undefined } })
  vi.stubGlobal('DOMRectReadOnly', Object)
  vi.stubGlobal('caches', {
    open: async () => ({
      match: async (address: string) => kept.get(address)?.clone(),
      keys: async () => [...kept.keys()],
      delete: async (address: string) => kept.delete(address),
      put: async (address: string, response: Response) => void kept.set(address, response),
    }),
  })
  vi.stubGlobal('fetch', async () => {
    if (!isOnline) throw new TypeError('offline')
    fetched += 1
    return new Response(program)
  })
})
afterEach(() => vi.unstubAllGlobals())

/** An image of dark and light modules, each `size` pixels wide, with the quiet zone that readers require. */
function picture(rows: readonly string[], size: number): HTMLVideoElement {
  const rim = 10
  const width = ((rows[0]?.length ?? 0) + 2 * rim) * size
  const height = (rows.length + 2 * rim) * size
  const pixels = new Uint8Array(width * height).fill(255)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const field = rows[Math.floor(y / size) - rim]?.[Math.floor(x / size) - rim]
      if (field === '1' || field === '#') pixels[y * width + x] = 0
    }
  // A reader that accepts a video also accepts an image file, here a plain grey map.
  return new Blob([`P5 ${width} ${height} 255\n`, pixels]) as unknown as HTMLVideoElement
}

it('reads product codes offline once the reader has been saved', async () => {
  isOnline = false
  await expect(openReader()).rejects.toThrow('offline')
  expect([await saveReader(), await isReaderSaved()]).toEqual([false, false])

  isOnline = true
  expect([await saveReader(), await isReaderSaved()]).toEqual([true, true])
  expect([await saveReader(), fetched]).toEqual([true, 1])

  isOnline = false
  const reader = await openReader()
  const read = async (rows: readonly string[]) =>
    (await reader.detect(picture(rows, 3))).map(({ rawValue }) => rawValue)
  expect(await read(Array<string>(30).fill(ean13Bars('4006381333931')))).toEqual(['4006381333931'])
  expect(await read(qr)).toEqual(['BOILER-7'])
  expect(await read(Array<string>(30).fill('0'.repeat(95)))).toEqual([])
})

it('has the WebAssembly version that its script was built for', async () => {
  expect(await sha256Hex(new Uint8Array(program))).toBe(ZXING_WASM_SHA256)
})

it('keeps only the newest version, and none that was cut off', async () => {
  kept.set('/assets/earlier.wasm', new Response('old'))
  vi.stubGlobal('fetch', async () => new Response('not found', { status: 404 }))
  expect([await saveReader(), kept.size]).toEqual([false, 1])
  vi.stubGlobal('fetch', async () => new Response(program))
  expect(await saveReader()).toBe(true)
  expect([...kept.keys()].join()).not.toContain('earlier')
})

function browserReaderOf(getSupportedFormats: () => Promise<string[]>) {
  return class {
    static readonly getSupportedFormats = getSupportedFormats
    readonly formats: readonly string[]
    constructor({ formats }: { formats: string[] }) {
      this.formats = formats
    }
  }
}

it('saves nothing if the browser has its own reader or the device has no camera', async () => {
  vi.stubGlobal(
    'BarcodeDetector',
    browserReaderOf(async () => ['ean_13', 'qr_code', 'aztec']),
  )
  expect(await openReader()).toMatchObject({ formats: ['ean_13', 'qr_code'] })
  expect([await isReaderSaved(), await saveReader(), fetched]).toEqual([true, true, 0])

  vi.stubGlobal('BarcodeDetector', undefined)
  expect(await isReaderSaved()).toBe(false)
  vi.stubGlobal('navigator', {})
  expect([await isReaderSaved(), await saveReader(), fetched]).toEqual([true, true, 0])
})

it('ignores a browser reader that supports no formats', async () => {
  vi.stubGlobal(
    'BarcodeDetector',
    browserReaderOf(async () => ['qr_code']),
  )
  expect(await isReaderSaved()).toBe(false)
  vi.stubGlobal(
    'BarcodeDetector',
    browserReaderOf(() => Promise.reject(new Error('no'))),
  )
  expect(await isReaderSaved()).toBe(false)
})
