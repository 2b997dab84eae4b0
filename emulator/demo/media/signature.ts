import { createRandom } from '../base/random.ts'
import { createCanvas } from './canvas.ts'

/** A third of the app's signature pad in each direction. */
export const signatureSize = { width: 300, height: 120 } as const

const drawn = new Map<string, Uint8Array>()

/** A name's signature as PNG; each is painted once. */
export function drawSignature(name: string): Uint8Array {
  const bytes = drawn.get(name) ?? paintSignature(name)
  drawn.set(name, bytes)
  return bytes
}

/** In black on white: a loop for each letter, tall for capitals and letters with a stem. */
function paintSignature(name: string): Uint8Array {
  const { width, height } = signatureSize
  const canvas = createCanvas(width, height)
  canvas.cover([255, 255, 255], [255, 255, 255])
  const random = createRandom(`signature/${name}`)
  const step = Math.min(13, (width - 60) / name.length)
  let points: (readonly [number, number])[] = []
  let x = 24
  for (const letter of name) {
    if (letter === ' ') {
      finish()
      x += step
      continue
    }
    const isCapital = letter !== letter.toLowerCase()
    const isTall = isCapital || 'bdfhklt'.includes(letter)
    const isDeep = 'gjpqy'.includes(letter)
    const rise = isCapital ? random.int(44, 54) : isTall ? random.int(26, 34) : random.int(9, 15)
    const fall = isDeep ? random.int(20, 28) : random.int(0, 3)
    const wide = step * (isCapital ? 1.6 : 1)
    for (let i = 0; i <= 14; i++) {
      const angle = (i / 14) * 2 * Math.PI
      const lift = ((1 - Math.cos(angle)) / 2) * rise - Math.max(0, -Math.sin(angle)) * fall
      points.push([x + (i / 14) * wide + Math.sin(angle) * wide * 0.35 + lift * 0.3, 78 - lift])
    }
    x += wide
  }
  finish()
  return canvas.png()

  function finish(): void {
    canvas.line(points, 2.6, { colour: [16, 18, 40] })
    points = []
  }
}
