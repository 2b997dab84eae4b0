import { type Colour, createCanvas } from './canvas.ts'

const [width, height] = [200, 100] as const
const scale = 1.8
export const logoSize = { width: width * scale, height: height * scale } as const

const sea: Colour = [28, 74, 122]
const foam: Colour = [246, 248, 250]
const lamp: Colour = [250, 190, 62]
const stripe: Colour = [206, 62, 52]

/** A lighthouse above the waves, as PNG. */
export function drawLogo(): Uint8Array {
  const canvas = createCanvas(logoSize.width, logoSize.height, scale)
  canvas.cover([255, 255, 255], [255, 255, 255])
  canvas.box([4, 4, 192, 92], { colour: [44, 104, 160], bottom: sea, radius: 18 })
  // The beam, the tower and its lamp room.
  for (const [x, y] of [
    [176, 18],
    [176, 46],
  ] as const)
    canvas.line(
      [
        [100, 30],
        [x, y],
      ],
      6,
      { colour: lamp, opacity: 0.55, soft: 4 },
    )
  canvas.box([88, 36, 24, 44], { colour: foam, radius: 3 })
  canvas.box([88, 44, 24, 9], { colour: stripe })
  canvas.box([88, 61, 24, 9], { colour: stripe })
  canvas.box([91, 22, 18, 15], { colour: lamp, radius: 3 })
  canvas.box([87, 35, 26, 4], { colour: [38, 46, 58], radius: 2 })
  canvas.box([89, 17, 22, 6], { colour: [38, 46, 58], radius: 3 })
  for (const [y, from] of [
    [78, 8],
    [87, 20],
  ] as const)
    canvas.line(
      Array.from({ length: 25 }, (_, i): [number, number] => [
        from + i * 7,
        y + (i % 2 === 0 ? 0 : 4),
      ]).filter(([x]) => x < 188),
      4,
      { colour: y === 78 ? [120, 178, 220] : foam },
    )
  canvas.coarsen()
  return canvas.png()
}
