import { type MapValue, type PathValue, error, path } from '../../values/value.ts'
import { operation } from '../operation.ts'

export const pathMethods = {
  /** Puts values in the place of `{name}` segments. */
  bind: operation([['map']], ({ segments }: PathValue, [bindings]: [MapValue], at) => {
    const bound: PathValue['segments'][number][] = []
    for (const segment of segments) {
      const name = typeof segment === 'string' ? /^\{(\w+)\}$/.exec(segment)?.[1] : undefined
      const value = name === undefined ? undefined : bindings.entries.get(name)
      if (value === undefined) bound.push(segment)
      else if (value.type === 'string') bound.push(value.value)
      else if (value.type === 'path') bound.push(...value.segments)
      else return error(`Invalid path binding ${name}: ${value.type}. Expected: string.`, at)
    }
    return path(bound)
  }),
}
