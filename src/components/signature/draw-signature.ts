import { padSize } from './signature-pad.tsx'

/** Renders a signature as an image: what was drawn, or the typed name in a handwriting style. */
export async function drawSignature(
  source: { readonly drawn: HTMLCanvasElement } | { readonly name: string },
): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), padSize)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('No canvas')
  context.fillStyle = 'white'
  context.fillRect(0, 0, padSize.width, padSize.height)
  context.fillStyle = 'black'
  if ('name' in source) write(context, source.name)
  else context.drawImage(source.drawn, 0, 0)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No picture'))), 'image/png')
  })
}

function write(context: CanvasRenderingContext2D, name: string): void {
  const size = (pixels: number) => `italic 500 ${pixels}px 'Inter Variable', system-ui, sans-serif`
  context.font = size(96)
  const fits = Math.min(1, (padSize.width - 80) / context.measureText(name).width)
  context.font = size(96 * fits)
  context.textBaseline = 'middle'
  context.fillText(name, 40, padSize.height / 2)
}
