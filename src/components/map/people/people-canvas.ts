import type { Map as Drawing } from 'maplibre-gl'

/** A canvas above the map's, so that moving a person does not redraw every street below. */
export interface PeopleCanvas {
  readonly gl: WebGL2RenderingContext
  /** Clears it, as large as the map is now; returns its size in CSS pixels. */
  begin(): readonly [number, number]
  remove(): void
}

export interface PeopleCanvasEvents {
  /** The graphics card has lost everything it was given. */
  readonly onLost: () => void
  /** It is back, and must be given everything again. */
  readonly onRestored: () => void
}

/** Null if the browser gives no second canvas of this kind: people are then in the list only. */
export function createPeopleCanvas(map: Drawing, events: PeopleCanvasEvents): PeopleCanvas | null {
  const below = map.getCanvas()
  const canvas = document.createElement('canvas')
  Object.assign(canvas.style, { position: 'absolute', inset: '0', pointerEvents: 'none' })
  canvas.setAttribute('aria-hidden', 'true')
  const gl = canvas.getContext('webgl2', { antialias: false, depth: false })
  if (!gl) return null
  const lost = (event: Event) => {
    // Otherwise the browser does not restore it.
    event.preventDefault()
    events.onLost()
  }
  canvas.addEventListener('webglcontextlost', lost)
  canvas.addEventListener('webglcontextrestored', events.onRestored)
  below.after(canvas)

  return {
    gl,
    begin() {
      const { width, height, clientWidth, clientHeight } = below
      if (canvas.width !== width || canvas.height !== height) {
        Object.assign(canvas, { width, height })
        Object.assign(canvas.style, { width: `${clientWidth}px`, height: `${clientHeight}px` })
      }
      gl.viewport(0, 0, width, height)
      gl.clearColor(0, 0, 0, 0)
      gl.clear(gl.COLOR_BUFFER_BIT)
      gl.enable(gl.BLEND)
      gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA)
      return [clientWidth, clientHeight]
    },
    remove() {
      canvas.removeEventListener('webglcontextlost', lost)
      canvas.removeEventListener('webglcontextrestored', events.onRestored)
      gl.getExtension('WEBGL_lose_context')?.loseContext()
      canvas.remove()
    },
  }
}
