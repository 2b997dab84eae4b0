/** Colours of the map, taken by theme from tokens in `map-canvas.module.css`. */
export const mapColours = ['land', 'wood', 'water', 'road', 'edge', 'house', 'ink', 'halo'] as const

export type MapPalette = Readonly<Record<(typeof mapColours)[number], string>>

/** The map's colours in effect for an element. */
export function readPalette(element: HTMLElement): MapPalette {
  return readColours(element, mapColours, 'map-')
}

/** Colours of the tokens with these names in effect for an element, as values that every renderer understands. */
export function readColours<Name extends string>(
  element: HTMLElement,
  names: readonly Name[],
  prefix = '',
): Readonly<Record<Name, string>> {
  const probe = document.createElement('span')
  element.append(probe)
  const context = canvasOfOne()
  const colourOf = (name: Name) => {
    probe.style.color = `var(--${prefix}${name})`
    return plainColour(context, getComputedStyle(probe).color)
  }
  const colours = Object.fromEntries(names.map((name) => [name, colourOf(name)]))
  probe.remove()
  return colours as Record<Name, string>
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
