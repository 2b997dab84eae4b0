import type { ShrinkAnswer, ShrinkRequest } from './photo-worker.ts'
import { shrink, type Shrinking, type ShrunkPhoto } from './shrink.ts'

/** Maximum long side of a stored photo and of its thumbnail, in pixels. */
export const photoSide = 1600
export const thumbSide = 320

let worker: Worker | undefined
let lastId = 0
const waiting = new Map<number, (shrunk: ShrunkPhoto | null) => void>()

/** Scales a photo down in a worker; null if it cannot be decoded. */
export async function shrinkPhoto(photo: Blob, shrinking: Shrinking): Promise<ShrunkPhoto | null> {
  if (typeof OffscreenCanvas === 'undefined') return onPage(photo, shrinking)
  const id = ++lastId
  worker ??= begin()
  const asked = worker
  return new Promise((resolve) => {
    waiting.set(id, resolve)
    asked.postMessage({ id, photo, shrinking } satisfies ShrinkRequest, [])
  })
}

function begin(): Worker {
  const begun = new Worker(new URL('./photo-worker.ts', import.meta.url), { type: 'module' })
  begun.addEventListener('message', ({ data }: MessageEvent<ShrinkAnswer>) => {
    waiting.get(data.id)?.(data.shrunk)
    waiting.delete(data.id)
  })
  // The worker's code could not be loaded: pending photos are answered, and the next photo tries again.
  begun.addEventListener('error', () => {
    worker = undefined
    for (const answer of waiting.values()) answer(null)
    waiting.clear()
  })
  return begun
}

async function onPage(photo: Blob, shrinking: Shrinking): Promise<ShrunkPhoto | null> {
  try {
    return await shrink(photo, shrinking, canvasOnPage)
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
