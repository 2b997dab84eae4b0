import { type MapValue, type PathValue, error, path } from '../../values/value.ts'
import { operation } from '../operation.ts'

export const pathMethods = {
  /** Replaces `{name}` segments with values. */
  bind: operation([['map']], ({ segments }: PathValue, [bindings]: [MapValue], at) => {
    const names = segments.map((segment) =>
      typeof segment === 'string' ? nameIn(segment) : undefined,
    )
    const unknown = [...bindings.entries.keys()].find((name) => !names.includes(name))
    if (unknown !== undefined) return error(`Path has no variable ${unknown}.`, at)
    const bound: PathValue['segments'][number][] = []
    for (const [index, segment] of segments.entries()) {
      const name = names[index]
      const value = name === undefined ? undefined : bindings.entries.get(name)
      if (value === undefined) bound.push(segment)
      else if (value.type === 'string') bound.push(value.value)
      else if (value.type === 'path') bound.push(...value.segments)
      else return error(`Invalid path binding ${name}: ${value.type}. Expected: string.`, at)
    }
    return path(bound)
  }),
}

function nameIn(segment: string): string | undefined {
  return /^\{(\w+)\}$/.exec(segment)?.[1]
}
