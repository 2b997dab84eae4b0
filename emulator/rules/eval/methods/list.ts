import { includes } from '../../values/equality.ts'
import { toText } from '../../values/to-text.ts'
import {
  type ListValue,
  type SetValue,
  type StringValue,
  error,
  int,
  list,
  string,
} from '../../values/value.ts'
import { operation, partialOperation } from '../operation.ts'
import { membership, setOf } from './set.ts'

export const listMethods = {
  ...membership('member'),
  size: partialOperation([[]], ({ items }: ListValue) => int(items.length)),
  concat: partialOperation([['list']], ({ items }: ListValue, [other]: [ListValue]) =>
    list([...items, ...other.items]),
  ),
  removeAll: operation(
    [['list'], ['set']],
    ({ items }: ListValue, [other]: [ListValue | SetValue]) =>
      list(items.filter((item) => includes(other.items, item, 'member') !== true)),
  ),
  toSet: operation([[]], ({ items }: ListValue) => setOf(items)),
  join: operation([['string']], ({ items }: ListValue, [separator]: [StringValue], at) => {
    const texts: string[] = []
    for (const item of items) {
      const text = toText(item)
      if (text === undefined) {
        return error(
          `Unsupported operation error. Received: string(${item.type}). Expected: string(int), string(float), string(null), string(string), string(bool), string(path).`,
          at,
        )
      }
      texts.push(text)
    }
    return string(texts.join(separator.value))
  }),
}
