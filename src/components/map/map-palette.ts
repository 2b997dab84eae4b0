/** Colours of the map, taken by theme from tokens in `map-canvas.module.css`. */
export const mapColours = ['land', 'wood', 'water', 'road', 'edge', 'house', 'ink', 'halo'] as const

export type MapPalette = Readonly<Record<(typeof mapColours)[number], string>>

/** The colours in effect for an element, as values that every renderer understands. */
export function readPalette(element: HTMLElement): MapPalette {
  const probe = document.createElement('span')
  element.append(probe)
  const context = canvasOfOne()
  const colourOf = (name: string) => {
    probe.style.color = `var(--map-${name})`
    return plainColour(context, getComputedStyle(probe).color)
  }
  const palette = Object.fromEntries(mapColours.map((name) => [name, colourOf(name)]))
  probe.remove()
  return palette as MapPalette
}

function canvasOfOne(): CanvasRenderingContext2D | null {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  return canvas.getContext('2d', { willReadFrequently: true })
}

/** Converts a colour to RGB, because the themes use colour spaces that MapLibre does not parse. */
function plainColour(context: CanvasRenderingContext2D | null, colour: string): string {
  if (!context) return colour
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red, green, blue] = context.getImageData(0, 0, 1, 1).data
  return `rgb(${red}, ${green}, ${blue})`
}
