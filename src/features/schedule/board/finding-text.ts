import type { Finding, FindingCode } from '#domain/dispatch/finding.ts'
import type { Translate } from '#messages/index.ts'

type Camel<S extends string> = S extends `${infer A}-${infer B}` ? `${A}${Capitalize<Camel<B>>}` : S

/** What is wrong with a visit, in words. */
export function findingText(t: Translate, { code, minutes = 0 }: Finding): string {
  if (code === 'travel-too-long' || code === 'after-window')
    return t(`finding.${camel(code)}`, { minutes: Math.round(minutes) })
  return t(`finding.${camel(code)}`)
}

function camel<C extends FindingCode>(code: C): Camel<C> {
  return code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) as Camel<C>
}
