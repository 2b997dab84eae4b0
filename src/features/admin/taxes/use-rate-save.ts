import { useState } from 'react'
import { useMutate } from '#data/react.ts'
import type { Company } from '#domain/entities/company.ts'
import type { Item } from '#domain/entities/item.ts'
import { parseMinor } from '#domain/money/parse-minor.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { ok, type Result } from '#lib/result.ts'
import { useCompanyEdit } from '../settings/use-company-edit.ts'
import { newRate, noRate, type RateValues } from './rate-form.ts'

/** Saves the item that billed time is priced by, and that the company uses it. `company` and `items` as they were seen. */
export function useRateSave(company: Company, items: readonly Item[]) {
  const mutate = useMutate()
  const edit = useCompanyEdit()
  const [itemId] = useState(newId)

  return async ({ choice, ...typed }: RateValues): Promise<Result<unknown, Problem>> => {
    if (choice === noRate) return edit(company, { laborItemId: null })
    const name = typed.name.trim()
    const priceMinor = parseMinor(typed.price, company.currency) ?? 0
    const saved =
      choice === newRate ? await create(name, priceMinor) : await change(choice, name, priceMinor)
    return saved.ok ? edit(company, { laborItemId: choice === newRate ? itemId : choice }) : saved
  }

  function create(name: string, priceMinor: number) {
    return mutate('item/create', {
      itemId,
      kind: 'labour',
      sku: '',
      name,
      category: '',
      barcode: '',
      unit: 'hour',
      unitCode: 'HUR',
      taxCode: null,
      priceMinor,
      isStocked: false,
      substituteIds: [],
    })
  }

  async function change(id: string, name: string, priceMinor: number) {
    const item = items.find((one) => one.id === id)
    const edits = item ? editsBetween(item, { name, priceMinor }) : {}
    return Object.keys(edits).length === 0 ? ok() : mutate('item/edit', { itemId: id, edits })
  }
}
