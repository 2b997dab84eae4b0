import type { Trade } from '../base/types.ts'
import { createRandom } from '../base/random.ts'
import { type Canvas, type Colour, createCanvas } from './canvas.ts'

export type Phase = 'before' | 'after'

const [width, height] = [400, 300] as const
/** Pixels for each unit of the drawing: few, so that a picture is some kilobytes. */
const scale = 0.72
const black: Colour = [20, 20, 22]
const steel: Colour = [176, 182, 188]
const copper: Colour = [190, 112, 66]
const red: Colour = [214, 52, 44]
const green: Colour = [62, 178, 92]

const walls: Readonly<Record<Trade, readonly [top: Colour, bottom: Colour]>> = {
  heating: [
    [214, 209, 198],
    [160, 152, 138],
  ],
  electrical: [
    [206, 200, 210],
    [142, 136, 150],
  ],
  refrigeration: [
    [186, 196, 200],
    [122, 134, 140],
  ],
}

const drawn = new Map<string, Uint8Array>()

/** A photo of what a technician of this trade finds or leaves, as PNG; each is painted once. */
export function drawScene(trade: Trade, phase: Phase): Uint8Array {
  const key = `${trade} ${phase}`
  const bytes = drawn.get(key) ?? paintScene(trade, phase)
  drawn.set(key, bytes)
  return bytes
}

/** Plain shapes, lit from above. */
function paintScene(trade: Trade, phase: Phase): Uint8Array {
  const canvas = createCanvas(width * scale, height * scale, scale)
  const [top, bottom] = walls[trade]
  canvas.cover(top, bottom)
  canvas.box([0, 248, width, 52], { colour: [112, 108, 104], bottom: [70, 67, 65] })
  const draw = { heating: boiler, electrical: board, refrigeration: cooler }[trade]
  draw(canvas, phase === 'before')
  canvas.coarsen()
  return canvas.png()
}

export const sceneSize = { width: width * scale, height: height * scale } as const

function boiler(canvas: Canvas, isFaulty: boolean): void {
  for (const [i, x] of [132, 168, 232, 268].entries()) {
    const pipe = i % 2 === 0 ? copper : steel
    canvas.line(
      [
        [x, 180],
        [x, 247],
      ],
      11,
      { colour: [60, 50, 46], soft: 8, opacity: 0.5 },
    )
    canvas.line(
      [
        [x, 180],
        [x, 247],
      ],
      9,
      { colour: pipe },
    )
    canvas.line(
      [
        [x - 2, 180],
        [x - 2, 247],
      ],
      2,
      { colour: [244, 226, 210], opacity: 0.7 },
    )
    canvas.box([x - 9, 214, 18, 12], {
      colour: [204, 176, 92],
      bottom: [140, 112, 48],
      radius: 3,
    })
  }
  cabinet(canvas, [110, 34, 180, 168], [246, 246, 244], [206, 207, 208])
  canvas.box([126, 148, 148, 40], { colour: [56, 60, 66], bottom: [36, 38, 42], radius: 5 })
  canvas.circle([152, 168], 15, { colour: [240, 240, 236] })
  canvas.line([[152, 168], isFaulty ? [142, 174] : [157, 158]], 2.5, {
    colour: red,
  })
  digits(canvas, [184, 158], isFaulty ? 'E4' : '62', isFaulty ? [255, 96, 72] : [140, 230, 255])
  lamp(canvas, [254, 168], isFaulty ? red : green)
  if (isFaulty) puddle(canvas, [206, 272])
}

function board(canvas: Canvas, isFaulty: boolean): void {
  cabinet(canvas, [92, 22, 216, 220], [168, 174, 180], [126, 132, 138])
  canvas.box([104, 34, 192, 196], {
    colour: [226, 228, 230],
    bottom: [196, 198, 202],
    radius: 3,
  })
  for (let row = 0; row < 3; row++) {
    const y = 50 + row * 60
    canvas.box([112, y - 4, 176, 46], { colour: [110, 114, 118], bottom: [84, 88, 92] })
    for (let i = 0; i < 8; i++) {
      const x = 116 + i * 21.5
      const isTripped = isFaulty && row === 1 && i === 5
      canvas.box([x, y, 19, 38], { colour: [66, 70, 76], bottom: [40, 43, 48], radius: 2 })
      const lever: Colour = isTripped ? red : [232, 234, 236]
      canvas.box([x + 5, y + (isTripped ? 21 : 7), 9, 11], { colour: lever, radius: 2 })
    }
    canvas.box([112, y + 44, 176, 7], {
      colour: isFaulty ? [206, 200, 176] : [250, 250, 246],
    })
  }
  if (isFaulty) canvas.circle([233, 122], 6, { colour: black, soft: 34, opacity: 0.75 })
  else lamp(canvas, [278, 26], green)
}

function cooler(canvas: Canvas, isFaulty: boolean): void {
  cabinet(canvas, [64, 40, 272, 150], [222, 228, 232], [170, 180, 188])
  for (const x of [132, 232]) {
    const centre = [x, 118] as const
    canvas.circle(centre, 54, { colour: [96, 104, 112], bottom: [64, 70, 78] })
    canvas.circle(centre, 48, { colour: [28, 32, 38], bottom: [48, 54, 60] })
    for (let blade = 0; blade < 5; blade++) {
      const angle = (blade * 2 * Math.PI) / 5 + x
      const tip = [centre[0] + 38 * Math.cos(angle), centre[1] + 38 * Math.sin(angle)] as const
      canvas.line([centre, tip], 15, { colour: [120, 128, 136], bottom: [84, 92, 100] })
    }
    for (const radius of [14, 28, 42]) ring(canvas, centre, radius)
  }
  canvas.box([292, 70, 34, 26], { colour: black, radius: 3 })
  digits(canvas, [302, 75], isFaulty ? '8' : '3', isFaulty ? [255, 96, 72] : [140, 230, 255])
  if (!isFaulty) return
  const random = createRandom('frost')
  for (let i = 0; i < 12; i++) {
    const x = 80 + i * 21 + random.int(-6, 6)
    const icicle = [
      [x, 180],
      [x, 184 + random.int(6, 44)],
    ] as const
    canvas.line(icicle, 8, { colour: [236, 246, 255], opacity: 0.85 })
    if (i % 3 === 0) {
      const patch = [x, random.int(56, 180)] as const
      canvas.circle(patch, 16, { colour: [244, 250, 255], soft: 12, opacity: 0.6 })
    }
  }
}

/** A box on the wall with its shadow. */
function cabinet(
  canvas: Canvas,
  [x, y, w, h]: readonly [number, number, number, number],
  colour: Colour,
  bottom: Colour,
): void {
  const [right, low] = [x + w, y + h]
  canvas.line(
    [
      [right, y + 14],
      [right, low],
    ],
    12,
    { colour: black, soft: 16, opacity: 0.35 },
  )
  canvas.line(
    [
      [x + 14, low],
      [right, low],
    ],
    12,
    { colour: black, soft: 16, opacity: 0.35 },
  )
  canvas.box([x, y, w, h], { colour, bottom, radius: 9 })
}

function lamp(canvas: Canvas, centre: readonly [number, number], colour: Colour): void {
  canvas.circle(centre, 5, { colour, soft: 26, opacity: 0.6 })
  canvas.circle(centre, 5, { colour })
}

function puddle(canvas: Canvas, [x, y]: readonly [number, number]): void {
  const water = { colour: [150, 172, 190], bottom: [96, 112, 128], soft: 5, opacity: 0.8 } as const
  for (const [dx, dy, length] of [
    [-52, 0, 78],
    [-30, 7, 84],
    [-14, -6, 40],
  ] as const) {
    const from = [x + dx, y + dy] as const
    canvas.line([from, [x + dx + length, y + dy]], 12, water)
  }
  canvas.line(
    [
      [x - 30, y - 3],
      [x + 2, y - 3],
    ],
    2,
    { colour: [230, 240, 248], opacity: 0.8 },
  )
}

function ring(canvas: Canvas, [cx, cy]: readonly [number, number], radius: number): void {
  const points = Array.from({ length: 25 }, (_, i) => {
    const angle = (i * Math.PI) / 12
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)] as const
  })
  canvas.line(points, 2, { colour: steel })
}

/** The lit bars of a seven-segment display: top, two of the upper half, middle, two of the lower half, bottom. */
const bars: Readonly<Record<string, string>> = {
  '2': '1011101',
  '3': '1011011',
  '4': '0111010',
  '6': '1101111',
  '8': '1111111',
  E: '1101101',
}
const barLines = [
  [0, 0, 10, 0],
  [0, 0, 0, 8],
  [10, 0, 10, 8],
  [0, 8, 10, 8],
  [0, 8, 0, 16],
  [10, 8, 10, 16],
  [0, 16, 10, 16],
] as const

function digits(
  canvas: Canvas,
  [x, y]: readonly [number, number],
  text: string,
  colour: Colour,
): void {
  for (const [i, digit] of Array.from(text).entries()) {
    for (const [bar, [ax, ay, bx, by]] of barLines.entries()) {
      if (bars[digit]?.[bar] !== '1') continue
      const left = x + i * 18
      canvas.line(
        [
          [left + ax, y + ay],
          [left + bx, y + by],
        ],
        2.6,
        { colour },
      )
    }
  }
}
