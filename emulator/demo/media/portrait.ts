import { type Canvas, type Colour, createCanvas } from './canvas.ts'

export type Hair = 'short' | 'long' | 'bun' | 'curly' | 'bald'

/** What a drawn person looks like. */
export interface Look {
  readonly skin: Colour
  readonly hair: Hair
  readonly hairColour: Colour
  readonly top: Colour
  readonly behind: Colour
  readonly beard?: boolean
  readonly glasses?: boolean
  readonly cap?: Colour
}

const side = 100
const pixels = 160
export const portraitSize = { width: pixels, height: pixels } as const

/** A plain portrait in flat colours, as PNG. */
export function drawPortrait(look: Look): Uint8Array {
  const canvas = createCanvas(pixels, pixels, pixels / side)
  canvas.cover(look.behind, shade(look.behind, 0.82))
  backHair(canvas, look)
  // Shoulders, collar and neck.
  canvas.box([12, 76, 76, 60], { colour: look.top, bottom: shade(look.top, 0.8), radius: 24 })
  canvas.box([43, 60, 14, 24], { colour: shade(look.skin, 0.86), radius: 7 })
  canvas.line(
    [
      [40, 77],
      [50, 86],
      [60, 77],
    ],
    3,
    { colour: shade(look.top, 0.72) },
  )
  // Ears and head.
  for (const x of [30.5, 69.5]) canvas.circle([x, 47], 4, { colour: shade(look.skin, 0.9) })
  canvas.box([31, 24, 38, 46], { colour: look.skin, bottom: shade(look.skin, 0.95), radius: 19 })
  if (look.beard) beard(canvas, look)
  face(canvas, look)
  frontHair(canvas, look)
  if (look.cap) {
    canvas.box([30, 17, 40, 20], { colour: look.cap, bottom: shade(look.cap, 0.85), radius: 14 })
    canvas.box([28, 31, 44, 7], { colour: shade(look.cap, 0.75), radius: 3.5 })
  }
  canvas.coarsen()
  return canvas.png()
}

function face(canvas: Canvas, { skin, hairColour, glasses = false, beard: bearded }: Look): void {
  const ink: Colour = [52, 42, 38]
  for (const x of [42, 58]) {
    canvas.circle([x, 47], 2.1, { colour: ink })
    canvas.line(
      [
        [x - 3.5, 41.4],
        [x + 3.5, 41.4],
      ],
      1.6,
      { colour: shade(hairColour, 0.9) },
    )
    if (!glasses) continue
    canvas.circle([x, 47], 6.4, { colour: [58, 60, 66] })
    canvas.circle([x, 47], 5.1, { colour: skin })
    canvas.circle([x, 47], 2.1, { colour: ink })
  }
  if (glasses)
    canvas.line(
      [
        [48, 46.5],
        [52, 46.5],
      ],
      1.4,
      { colour: [58, 60, 66] },
    )
  canvas.line(
    [
      [50, 49],
      [49, 53.5],
      [51, 54],
    ],
    1.3,
    { colour: shade(skin, 0.78) },
  )
  const lip: Colour = bearded ? [226, 178, 166] : [158, 84, 78]
  canvas.line(
    [
      [44.5, 59],
      [47.5, 61],
      [52.5, 61],
      [55.5, 59],
    ],
    1.8,
    { colour: lip },
  )
}

function beard(canvas: Canvas, { hairColour, skin }: Look): void {
  canvas.box([31.5, 51, 37, 20], { colour: hairColour, radius: 15 })
  canvas.box([35, 44, 30, 14], { colour: skin, radius: 6 })
}

function backHair(canvas: Canvas, { hair, hairColour }: Look): void {
  const fill = { colour: hairColour, bottom: shade(hairColour, 0.85) }
  if (hair === 'long') canvas.box([25, 18, 50, 66], { ...fill, radius: 24 })
  if (hair === 'bun') canvas.circle([50, 16], 9, fill)
  if (hair === 'curly')
    for (const [x, y] of [
      [34, 26],
      [42, 20],
      [50, 18],
      [58, 20],
      [66, 26],
      [30, 36],
      [70, 36],
    ] as const)
      canvas.circle([x, y], 9, fill)
}

function frontHair(canvas: Canvas, { hair, hairColour, cap }: Look): void {
  if (hair === 'bald' || cap) return
  const fill = { colour: hairColour }
  canvas.box([30, 20, 40, 16], { ...fill, radius: 13 })
  canvas.box([30, 28, 5, 14], { ...fill, radius: 2.5 })
  canvas.box([65, 28, 5, 14], { ...fill, radius: 2.5 })
}

function shade([red, green, blue]: Colour, share: number): Colour {
  return [red * share, green * share, blue * share]
}
