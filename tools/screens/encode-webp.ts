import type { Page } from '@playwright/test'

/** A PNG as WebP, encoded by the browser: a third of the size. `quality`: 0 to 1. */
export async function encodeWebp(page: Page, png: Buffer, quality: number): Promise<Buffer> {
  const webp = await page.evaluate(
    async ({ base64, share }) => {
      const image = new Image()
      image.src = `data:image/png;base64,${base64}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.naturalWidth
      canvas.height = image.naturalHeight
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', share).split(',')[1]
    },
    { base64: png.toString('base64'), share: quality },
  )
  return Buffer.from(webp ?? '', 'base64')
}
