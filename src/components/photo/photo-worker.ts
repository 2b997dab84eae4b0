import { shrink, type Shrinking, type ShrunkPhoto } from './shrink.ts'

export interface ShrinkRequest {
  readonly id: number
  readonly photo: Blob
  readonly shrinking: Shrinking
}

export interface ShrinkAnswer {
  readonly id: number
  /** null if the browser cannot decode the image. */
  readonly shrunk: ShrunkPhoto | null
}

addEventListener('message', (event: MessageEvent<ShrinkRequest>) => {
  void answer(event.data)
})

async function answer({ id, photo, shrinking }: ShrinkRequest): Promise<void> {
  const reply = (shrunk: ShrunkPhoto | null) => postMessage({ id, shrunk } satisfies ShrinkAnswer)
  try {
    reply(await shrink(photo, shrinking, offscreen))
  } catch {
    reply(null)
  }
}

function offscreen(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  return {
    context,
    encode: (type: string, quality: number) => canvas.convertToBlob({ type, quality }),
  }
}
