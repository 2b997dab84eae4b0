import type { Page } from '@playwright/test'
import { ean13Bars } from '#components/barcode/testing/ean13-bars.ts'

/** From now on the page's camera sees an item's label with this EAN-13 code. */
export async function showToCamera(page: Page, code: string) {
  await page.evaluate((bars) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas to draw on')
    const draw = () => {
      context.fillStyle = 'white'
      context.fillRect(0, 0, 640, 480)
      context.fillStyle = 'black'
      for (let i = 0; i < bars.length; i += 1)
        if (bars[i] === '1') context.fillRect(130 + 4 * i, 160, 4, 160)
    }
    // A camera sends frame after frame, even of something that does not move.
    setInterval(draw, 100)
    draw()
    navigator.mediaDevices.getUserMedia = async () => canvas.captureStream()
  }, ean13Bars(code))
}
