import { invoiceList, orderById } from '#data/index.ts'
import { useData } from '#data/react.ts'
import { isBilling } from '#domain/invoice/billed-sources.ts'
import { titleDraft } from '#domain/invoice/draft/title-draft.ts'
import type { Problem } from '#domain/problem.ts'
import { newId } from '#lib/new-id.ts'
import { ok, type Result } from '#lib/result.ts'
import { useT } from '#messages/index.ts'
import { useCompany } from './use-company.ts'

type Created = Result<{ readonly invoiceId: string }, Problem>

/**
 * Creates a draft over what is not billed yet of some orders of one customer; where nothing was recorded, one whose
 * prices are still to be entered.
 */
export function useCreateInvoice() {
  const t = useT()
  const data = useData()
  const company = useCompany()

  async function createEmpty(orderIds: readonly string[]): Promise<Created | null> {
    const invoices = await Promise.all(
      orderIds.map((orderId) => data.read(invoiceList({ orderId }))),
    )
    const isBilled = invoices.some((items) => items?.some(({ invoice }) => isBilling(invoice)))
    const views = await Promise.all(orderIds.map((id) => data.read(orderById(id))))
    const orders = views.flatMap((view) => view?.order ?? [])
    if (!company || isBilled || orders.length < orderIds.length) return null
    const invoiceId = newId()
    const draft = titleDraft(orders, company)
    const args = { invoiceId, kind: 'invoice', creditOf: null, discount: null, ...draft } as const
    const created = await data.mutate('invoice/create', args)
    return created.ok ? ok({ invoiceId }) : created
  }

  return async (orderIds: readonly string[]): Promise<Created> => {
    const { createInvoiceFrom } = await data.loadInvoicing()
    const created = await createInvoiceFrom(orderIds, {
      labor: t('invoices.lineNames.labor'),
      travel: t('invoices.lineNames.travel'),
      part: t('invoices.lineNames.part'),
    })
    if (created.ok || created.problem.type !== 'invoice/empty') return created
    return (await createEmpty(orderIds)) ?? created
  }
}
