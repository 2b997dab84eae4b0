import type { SampleRemoval } from '#domain/sample/find-removal.ts'
import { useFormat, useT } from '#messages/index.ts'

/** What is named, most telling first; visits go with their orders. */
const everything = [
  'customers',
  'sites',
  'assets',
  'orders',
  'templates',
  'items',
  'locations',
  'messages',
] as const

type Kind = (typeof everything)[number]

/** What most people think of first. */
export const mainThings: readonly Kind[] = ['customers', 'orders', 'items']

/** '8 customers, 26 orders and 12 parts', without what there is none of. */
export function useSampleThings(): (
  counts: SampleRemoval['counts'],
  kinds?: readonly Kind[],
) => string {
  const t = useT()
  const format = useFormat()
  return (counts, kinds = everything) =>
    format.list(
      kinds.flatMap((kind) =>
        counts[kind] === 0 ? [] : [t(`sample.count.${kind}`, { count: counts[kind] })],
      ),
    )
}
