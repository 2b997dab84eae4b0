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

/** The second argument of `t`: none for a plain message, else all its values. */
type ValuesOf<Names extends string> = [Names] extends [never]
  ? []
  : [values: Readonly<Record<Names, string | number>>]
export type MessageValues<Key extends MessageKey> = ValuesOf<NamesIn<Messages[Key]>>

/** `t` for the messages of one catalog. */
export type TranslateOf<Catalog extends Readonly<Record<string, string>>> = <
  Key extends keyof Catalog,
>(
  key: Key & string,
  ...values: ValuesOf<NamesIn<Catalog[Key]>>
) => string

export type Translate = TranslateOf<Messages>
