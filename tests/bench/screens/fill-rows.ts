import type { Page } from '@playwright/test'

/**
 * Adds rows to the database of a person of the demo company on a device, each a copy of the first one there except for the
 * given fields.
 */
export async function fillRows(
  page: Page,
  person: string,
  store: string,
  rows: readonly object[],
): Promise<void> {
  await page.evaluate(
    ([database, name, given]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open(database)
        opening.addEventListener('error', () => reject(new Error('No database')))
        opening.addEventListener('success', () => {
          const filling = opening.result.transaction(name, 'readwrite')
          const table = filling.objectStore(name)
          const first = table.openCursor()
          first.addEventListener('success', () => {
            const model = first.result?.value as { readonly __parsed__?: { readonly set?: object } }
            for (const row of given) {
              const set = Object.entries(model.__parsed__?.set ?? {}).filter(
                ([key]) => !(key in row),
              )
              const parsed = { ...model.__parsed__, set: Object.fromEntries(set) }
              table.put({ ...model, ...row, __parsed__: parsed })
            }
          })
          filling.addEventListener('error', () => reject(new Error(`${name} were not taken`)))
          filling.addEventListener('complete', () => {
            opening.result.close()
            resolve()
          })
        })
      }),
    [`daybook-demo-${person}`, store, rows] as const,
  )
}
