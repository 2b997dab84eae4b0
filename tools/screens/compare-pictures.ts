import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'

export interface Difference {
  readonly name: string
  /** Pixels that differ; null where only one of the two pictures exists, or their sizes differ. */
  readonly pixels: number | null
}

/** A pixel differs if one of its colours does by more than this, of 255: text is smoothed differently at times. */
const tolerance = 24

/**
 * Which pictures of a folder differ from the accepted ones. Each that does is written beside them as `NAME.diff.png`, with
 * what differs in red.
 */
export async function comparePictures(
  page: Page,
  folders: { readonly taken: string; readonly accepted: string; readonly diff: string },
): Promise<readonly Difference[]> {
  const found: Difference[] = []
  for (const file of readdirSync(folders.taken).filter((name) => name.endsWith('.png'))) {
    const name = file.slice(0, -'.png'.length)
    const before = join(folders.accepted, file)
    if (!existsSync(before)) {
      found.push({ name, pixels: null })
      continue
    }
    const pictures = [before, join(folders.taken, file)].map((path) => readFileSync(path))
    if (pictures[0] && pictures[1]?.equals(pictures[0])) continue
    const { pixels, picture } = await page.evaluate(compareInPage, {
      pictures: pictures.map((bytes) => bytes.toString('base64')),
      tolerance,
    })
    if (pixels === 0) continue
    found.push({ name, pixels })
    if (picture !== null)
      writeFileSync(join(folders.diff, `${name}.diff.png`), Buffer.from(picture, 'base64'))
  }
  return found
}

/** Runs in the browser, which decodes and encodes pictures. */
async function compareInPage({
  pictures,
  tolerance,
}: {
  pictures: readonly string[]
  tolerance: number
}): Promise<{ pixels: number | null; picture: string | null }> {
  const drawn = await Promise.all(
    pictures.map(async (base64) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0)
      const data = context?.getImageData(0, 0, canvas.width, canvas.height).data
      return { canvas, context, data }
    }),
  )
  const [before, after] = drawn
  if (!before?.data || !after?.data || before.data.length !== after.data.length)
    return { pixels: null, picture: null }
  let pixels = 0
  const marked = new Uint8ClampedArray(after.data)
  for (let i = 0; i < marked.length; i += 4) {
    const differs = [0, 1, 2].some(
      (k) => Math.abs((before.data?.[i + k] ?? 0) - (after.data?.[i + k] ?? 0)) > tolerance,
    )
    if (differs) {
      pixels += 1
      marked.set([220, 0, 0, 255], i)
    } else marked[i + 3] = 90
  }
  const { width, height } = after.canvas
  after.context?.putImageData(new ImageData(marked, width, height), 0, 0)
  return { pixels, picture: after.canvas.toDataURL('image/png').split(',')[1] ?? null }
}
