import type { ShrinkAnswer, ShrinkRequest } from './photo-worker.ts'
import { type OnPreview, shrink, type Shrinking, type ShrunkPhoto } from './shrink.ts'

/** Maximum long side of a stored photo, in pixels. */
export const photoSide = 1600

interface Waiting {
  readonly answer: (shrunk: ShrunkPhoto | null) => void
  readonly onPreview: OnPreview | undefined
}

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/** Scales a photo down in a worker; null if it cannot be decoded. */
export async function shrinkPhoto(
  photo: Blob,
  shrinking: Shrinking,
  onPreview?: OnPreview,
): Promise<ShrunkPhoto | null> {
  if (typeof OffscreenCanvas === 'undefined') return onPage(photo, shrinking, onPreview)
  const id = ++lastId
  worker ??= begin()
  const asked = worker
  return new Promise((answer) => {
    waiting.set(id, { answer, onPreview })
    const wantsPreview = onPreview !== undefined
    asked.postMessage({ id, photo, shrinking, wantsPreview } satisfies ShrinkRequest, [])
  })
}

function begin(): Worker {
  const begun = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  begun.addEventListener('message', ({ data }: MessageEvent<ShrinkAnswer>) => {
    const asked = waiting.get(data.id)
    if ('preview' in data) {
      asked?.onPreview?.(data.preview)
      return
    }
    asked?.answer(data.shrunk)
    waiting.delete(data.id)
  })
  // The worker's code could not be loaded: pending photos are answered, and the next photo tries again.
  begun.addEventListener('error', () => {
    worker = undefined
    for (const { answer } of waiting.values()) answer(null)
    waiting.clear()
  })
  return begun
}

async function onPage(
  photo: Blob,
  shrinking: Shrinking,
  onPreview?: OnPreview,
): Promise<ShrunkPhoto | null> {
  try {
    return await shrink(photo, shrinking, canvasOnPage, onPreview)
  } catch {
    return null
  }
}

function canvasOnPage(width: number, height: number) {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  return {
    context,
    encode: (type: string, quality: number) =>
      new Promise<Blob>((resolve, reject) => {
        canvas.toBlob(
          (blob) => (blob ? resolve(blob) : reject(new Error('Not encoded'))),
          type,
          quality,
        )
      }),
  }
}
