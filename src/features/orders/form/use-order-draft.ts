import { useState } from 'react'
import { useActor } from '#data/react.ts'
import { readStored, writeStored } from '#lib/browser-storage.ts'
import { parseJson } from '#lib/parse-json.ts'
import { type NewOrderDraft, readDrafts, withDraft } from './new-order-draft.ts'
import type { NewOrderValues } from './new-order-values.ts'

interface OrderDraft {
  /** What was entered before the form was left; null if it starts empty. */
  readonly found: NewOrderDraft | null
  readonly keep: (draft: Omit<NewOrderDraft, 'openedWith'>) => void
  readonly forget: () => void
}

/** Keeps what is entered of a new order on this device until the order is saved. */
export function useOrderDraft(openedWith: string, empty: NewOrderValues): OrderDraft {
  const key = `daybook:draft:${useActor()?.uid}:new-order`
  const read = () => readDrafts(parseJson(readStored(key)), empty)
  const [found] = useState(() => read().find((one) => one.openedWith === openedWith) ?? null)
  const write = (draft: Omit<NewOrderDraft, 'openedWith'> | null) => {
    const drafts = withDraft(read(), openedWith, draft)
    writeStored(key, drafts.length === 0 ? null : JSON.stringify(drafts))
  }
  return { found, keep: write, forget: () => write(null) }
}
