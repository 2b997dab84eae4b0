import { stride } from './people-shaders.ts'

/** Numbers of people on the graphics card; only what changed is sent there. */
export interface PeopleBuffer {
  readonly buffer: WebGLBuffer
  /** Writes the numbers of one slot; sent at the next `flush`. */
  write(slot: number, values: readonly number[]): void
  /** Sends what changed since the last time. */
  flush(): void
  remove(): void
}

const smallest = 64

export function createPeopleBuffer(gl: WebGL2RenderingContext): PeopleBuffer {
  const buffer = gl.createBuffer()
  let data = new Float32Array(smallest * stride)
  let isNew = true
  const changed = new Set<number>()

  return {
    buffer,
    write(slot, values) {
      const at = slot * stride
      if (at + stride > data.length) {
        const larger = new Float32Array(Math.max(data.length * 2, at + stride))
        larger.set(data)
        data = larger
        isNew = true
      }
      if (values.every((value, i) => data[at + i] === Math.fround(value))) return
      data.set(values, at)
      changed.add(slot)
    },
    flush() {
      if (!isNew && changed.size === 0) return
      gl.bindBuffer(gl.ARRAY_BUFFER, buffer)
      // Above some slots, one call with everything is quicker than many small ones.
      if (isNew || changed.size > smallest) gl.bufferData(gl.ARRAY_BUFFER, data, gl.DYNAMIC_DRAW)
      else
        for (const slot of changed) {
          const at = slot * stride
          gl.bufferSubData(
            gl.ARRAY_BUFFER,
            at * Float32Array.BYTES_PER_ELEMENT,
            data.subarray(at, at + stride),
          )
        }
      isNew = false
      changed.clear()
    },
    remove: () => gl.deleteBuffer(buffer),
  }
}
