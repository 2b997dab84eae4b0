import type { MutationName } from '#domain/mutation/mutation-name.ts'
import type { MutationArgs } from '#domain/mutation/registry.ts'

export interface MutationCase {
  readonly name: MutationName
  readonly args: unknown
}

/** A mutation with arguments of its type. */
export function mutation<N extends MutationName>(name: N, args: MutationArgs<N>) {
  return { name, args }
}

/** A field's change. */
export const edit = (from: unknown, to: string) => ({ from, to })
