import { changeText } from '#components/sync/change-text.ts'
import { useValueText } from '#components/text/use-value-text.ts'
import { orderById, team, type OutboxItem } from '#data/index.ts'
import { useLive } from '#data/react.ts'
import { limits } from '#domain/entities/fields.ts'
import { editableFields } from '#domain/mutation/edits/editable-fields.ts'
import { orderOfPhoto } from '#domain/sync/order-of-photo.ts'
import { useFormat, useT } from '#messages/index.ts'
import { noteText, type NoteLine } from './note-text.ts'
import { orderIdOf } from './subject-of.ts'

/** What changes of one order say as a note to the office; undefined while the order is being read. */
export function useNoteText(items: readonly OutboxItem[]): string | undefined {
  const t = useT()
  const format = useFormat()
  const valueText = useValueText(useLive(team()))
  const [first] = items
  const view = useLive(orderById(first ? orderIdOf(first) : ''))
  if (view === undefined) return undefined

  function lineOf(item: OutboxItem): NoteLine {
    const values = editableFields(item.args).map(({ field, value }) => valueText(field, value))
    // The picture itself is attached.
    if (orderOfPhoto(item) !== null && isPlainPhoto(item)) return { sentence: '', values }
    return { sentence: `${format.stamp(item.at)} ${changeText(t, format, item)}`, values }
  }

  const subject = view ? [view.order.title, view.order.ref, view.customer?.name] : []
  return noteText({ subject, lines: items.map(lineOf) }).slice(0, limits.text)
}

function isPlainPhoto({ args }: OutboxItem): boolean {
  return (args as { readonly kind?: unknown }).kind === 'photo'
}
