import type { enApp } from './en/app.ts'
import type { enPublic } from './en/public.ts'
import type { enStart } from './en/start.ts'

type Messages = typeof enStart & typeof enApp & typeof enPublic
export type MessageKey = keyof Messages

/** Names of the values that a message asks for: what stands after a `{`, up to a comma or `}`. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Rest}`
  ?
      | (Rest extends `${infer Name},${string}` ? NameOnly<Name> : never)
      | ClosedName<Rest>
      | NamesIn<Rest>
  : never
type ClosedName<Rest extends string> = Rest extends `${infer Name}}${string}`
  ? NameOnly<Name>
  : never
/** Branches of plurals hold `#` or several words; what holds neither is a name. */
type NameOnly<Text extends string> = Text extends `${string}${' ' | '#' | '{' | '}' | ','}${string}`
  ? never
  : Text

type ValueNames<Key extends MessageKey> = NamesIn<Messages[Key]>

/** The second argument of `t`: none for a plain message, else all its values. */
export type MessageValues<Key extends MessageKey> = [ValueNames<Key>] extends [never]
  ? []
  : [values: Readonly<Record<ValueNames<Key>, string | number>>]

export type Translate = <Key extends MessageKey>(key: Key, ...values: MessageValues<Key>) => string
