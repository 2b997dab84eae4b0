/** Pixels of one label's square in the texture, and how many lie in a row. */
const cellSize = 64
export const cellsPerRow = 24
const font = "600 25px 'Inter Variable', sans-serif"

export interface LabelAtlas {
  /** The cell of a text; it is drawn the first time. 0 is empty. */
  cellOf(text: string): number
  readonly texture: WebGLTexture
}

/** One texture with every label that was asked for, so that all people are drawn at once. */
export function createLabelAtlas(gl: WebGL2RenderingContext): LabelAtlas {
  const cells = new Map<string, number>([['', 0]])
  const side = cellSize * cellsPerRow
  const texture = gl.createTexture()
  gl.bindTexture(gl.TEXTURE_2D, texture)
  gl.texStorage2D(gl.TEXTURE_2D, 1, gl.R8, side, side)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.LINEAR)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE)
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = cellSize
  const context = canvas.getContext('2d', { willReadFrequently: true })

  function draw(text: string, cell: number): void {
    if (!context) return
    context.fillStyle = 'black'
    context.fillRect(0, 0, cellSize, cellSize)
    context.fillStyle = 'white'
    context.font = font
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    context.fillText(text, cellSize / 2, cellSize / 2 + 2, cellSize - 18)
    const [x, y] = [(cell % cellsPerRow) * cellSize, Math.floor(cell / cellsPerRow) * cellSize]
    // MapLibre leaves both on for its own textures.
    gl.pixelStorei(gl.UNPACK_PREMULTIPLY_ALPHA_WEBGL, false)
    gl.pixelStorei(gl.UNPACK_FLIP_Y_WEBGL, false)
    gl.bindTexture(gl.TEXTURE_2D, texture)
    gl.texSubImage2D(gl.TEXTURE_2D, 0, x, y, gl.RED, gl.UNSIGNED_BYTE, canvas)
  }

  return {
    texture,
    cellOf(text) {
      const known = cells.get(text)
      if (known !== undefined) return known
      // More different initials than a company has: the last ones stay without.
      if (cells.size >= cellsPerRow ** 2) return 0
      const cell = cells.size
      cells.set(text, cell)
      draw(text, cell)
      return cell
    },
  }
}
