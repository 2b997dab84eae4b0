import { shrink, type Shrinking, type ShrunkPhoto } from './shrink.ts'

export interface ShrinkRequest {
  readonly id: number
  readonly photo: Blob
  readonly shrinking: Shrinking
  /** Whether a preview is answered before. */
  readonly wantsPreview: boolean
}

export type ShrinkAnswer =
  | { readonly id: number; readonly preview: Blob }
  /** null if the browser cannot decode the image. */
  | { readonly id: number; readonly shrunk: ShrunkPhoto | null }

addEventListener('message', (event: MessageEvent<ShrinkRequest>) => {
  void answer(event.data)
})

async function answer({ id, photo, shrinking, wantsPreview }: ShrinkRequest): Promise<void> {
  const reply = (shrunk: ShrunkPhoto | null) => postMessage({ id, shrunk } satisfies ShrinkAnswer)
  const show = (preview: Blob) => postMessage({ id, preview } satisfies ShrinkAnswer)
  try {
    reply(await shrink(photo, shrinking, offscreen, wantsPreview ? show : undefined))
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
