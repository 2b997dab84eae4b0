import { beforeEach, expect, it, vi } from 'vitest'
import { type ScanPorts, scanCodes } from './scan-codes.ts'

/** What the camera shows, frame by frame; then the person closes the scanner. */
let pictures: readonly (string | null)[]
let end: AbortController
let codes: string[]
let stops: number

const track = { stop: () => void (stops += 1) }
const stream = { getTracks: () => [track] } as unknown as MediaStream
const video = { srcObject: null, play: async () => {} } as unknown as HTMLVideoElement

function ports(more: Partial<ScanPorts> = {}): ScanPorts {
  let shown = 0
  return {
    openReader: async () => ({
      async detect() {
        const code = pictures[shown]
        shown += 1
        return code ? [{ rawValue: code }] : []
      },
    }),
    openCamera: async () => stream,
    pause: async () => {
      if (shown === pictures.length) end.abort()
    },
    ...more,
  }
}

const scan = (more?: Partial<ScanPorts>) =>
  scanCodes(video, end.signal, (code) => codes.push(code), ports(more))

const refusal = (name: string) => Promise.reject(new DOMException('No', name))

beforeEach(() => {
  pictures = []
  end = new AbortController()
  codes = []
  stops = 0
})

it('reports a code once, however long it stays in view', async () => {
  pictures = [null, 'A', 'A', null, 'A', 'B', 'B']
  expect(await scan()).toEqual({ ok: true })
  expect(codes).toEqual(['A', 'B'])
  expect(video.srcObject).toBe(stream)
})

it('releases the camera when closed and reports nothing more', async () => {
  let stopsAtOnce = 0
  const result = await scan({
    openReader: async () => ({
      async detect() {
        end.abort()
        stopsAtOnce = stops
        return [{ rawValue: 'A' }]
      },
    }),
  })
  expect(result.ok).toBe(true)
  expect([stopsAtOnce, codes]).toEqual([1, []])
})

it('releases a camera that was allowed too late', async () => {
  const play = vi.spyOn(video, 'play')
  const openCamera = async () => {
    end.abort()
    return stream
  }
  expect(await scan({ openCamera })).toEqual({ ok: true })
  expect([stops > 0, play.mock.calls.length]).toEqual([true, 0])
  play.mockRestore()
})

it('does not request the camera if it was closed or no reader is available', async () => {
  const openCamera = vi.fn(async () => stream)
  const openReader = () => Promise.reject(new TypeError('offline'))
  expect(await scan({ openCamera, openReader })).toEqual({ ok: false, problem: 'notDownloaded' })
  end.abort()
  expect(await scan({ openCamera })).toEqual({ ok: true })
  expect(openCamera).not.toHaveBeenCalled()
})

it.each([
  ['NotAllowedError', 'refused'],
  ['NotFoundError', 'missing'],
  ['NotReadableError', 'missing'],
])('reports %s as a camera that is %s', async (name, problem) => {
  expect(await scan({ openCamera: () => refusal(name) })).toEqual({ ok: false, problem })
})

it('ends silently and releases the camera when the page goes away', async () => {
  const play = vi.spyOn(video, 'play').mockImplementation(() => {
    end.abort()
    return refusal('AbortError')
  })
  expect(await scan()).toEqual({ ok: true })
  expect(stops).toBeGreaterThan(0)
  play.mockRestore()
})
