import { pointTones } from '../map-points.ts'
import { attributes, fragmentShader, stride, vertexShader } from './people-shaders.ts'

/** Red, green and blue from 0 to 1. */
export type Rgb = readonly [number, number, number]

export interface PeopleColours {
  readonly tones: Readonly<Record<(typeof pointTones)[number], Rgb>>
  readonly raised: Rgb
  readonly ink: Rgb
  readonly accent: Rgb
}

export interface Frame {
  /** From the buffer's coordinates to the screen's. */
  readonly matrix: Float32Array
  /** In seconds. */
  readonly now: number
  /** In CSS pixels. */
  readonly viewport: readonly [number, number]
  readonly colours: PeopleColours
}

export interface PeopleProgram {
  begin(frame: Frame, labels: WebGLTexture): void
  /** Draws people of this buffer. */
  draw(buffer: WebGLBuffer, first: number, count: number, part: 'accuracy' | 'marks'): void
  end(): void
  remove(): void
}

const bytes = Float32Array.BYTES_PER_ELEMENT

/** The program that draws all people of a buffer in one call. Throws if the browser cannot compile it. */
export function createPeopleProgram(gl: WebGL2RenderingContext): PeopleProgram {
  const program = link(gl)
  const uniform = (name: string) => gl.getUniformLocation(program, name)
  const uniforms = {
    matrix: uniform('u_matrix'),
    now: uniform('u_now'),
    viewport: uniform('u_viewport'),
    tones: uniform('u_tones'),
    raised: uniform('u_raised'),
    ink: uniform('u_ink'),
    accent: uniform('u_accent'),
    labels: uniform('u_labels'),
    isAccuracy: uniform('u_isAccuracy'),
  }
  const places = attributes.map(
    ([name, size]) => [gl.getAttribLocation(program, name), size] as const,
  )
  const corner = gl.getAttribLocation(program, 'a_corner')
  const array = gl.createVertexArray()
  const corners = gl.createBuffer()
  gl.bindVertexArray(array)
  gl.bindBuffer(gl.ARRAY_BUFFER, corners)
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), gl.STATIC_DRAW)
  gl.enableVertexAttribArray(corner)
  gl.vertexAttribPointer(corner, 2, gl.FLOAT, false, 0, 0)
  for (const [place] of places) {
    gl.enableVertexAttribArray(place)
    gl.vertexAttribDivisor(place, 1)
  }
  gl.bindVertexArray(null)

  return {
    begin({ matrix, now, viewport, colours }, labels) {
      gl.useProgram(program)
      gl.bindVertexArray(array)
      gl.activeTexture(gl.TEXTURE0)
      gl.bindTexture(gl.TEXTURE_2D, labels)
      gl.uniform1i(uniforms.labels, 0)
      gl.uniformMatrix4fv(uniforms.matrix, false, matrix)
      gl.uniform1f(uniforms.now, now)
      gl.uniform2f(uniforms.viewport, ...viewport)
      gl.uniform3fv(
        uniforms.tones,
        pointTones.flatMap((tone) => colours.tones[tone]),
      )
      gl.uniform3f(uniforms.raised, ...colours.raised)
      gl.uniform3f(uniforms.ink, ...colours.ink)
      gl.uniform3f(uniforms.accent, ...colours.accent)
    },
    draw(buffer, first, count, part) {
      if (count === 0) return
      gl.uniform1i(uniforms.isAccuracy, part === 'accuracy' ? 1 : 0)
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
      let offset = first * stride * bytes
      for (const [place, size] of places) {
        gl.vertexAttribPointer(place, size, gl.FLOAT, false, stride * bytes, offset)
        offset += size * bytes
      }
      gl.drawArraysInstanced(gl.TRIANGLE_STRIP, 0, 4, count)
    },
    end: () => gl.bindVertexArray(null),
    remove() {
      gl.deleteProgram(program)
      gl.deleteVertexArray(array)
      gl.deleteBuffer(corners)
    },
  }
}

function link(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram()
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertexShader],
    [gl.FRAGMENT_SHADER, fragmentShader],
  ] as const) {
    const shader = gl.createShader(kind)
    if (!shader) throw new Error('The map could not prepare to draw people')
    gl.shaderSource(shader, source)
    gl.compileShader(shader)
    gl.attachShader(program, shader)
    gl.deleteShader(shader)
  }
  gl.linkProgram(program)
  if (!gl.getProgramParameter(program, gl.LINK_STATUS))
    throw new Error(`The map could not prepare to draw people: ${gl.getProgramInfoLog(program)}`)
  return program
}
