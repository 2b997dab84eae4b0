import { accountOf } from '#domain/payment/customer-account.ts'

/** What is left to pay of invoices, by currency; currencies in which nothing is left to pay are left out. */
export function balancesOf(
  invoices: Parameters<typeof accountOf>[0],
  payments: Parameters<typeof accountOf>[1],
): readonly { readonly currency: string; readonly minor: number }[] {
  const currencies = [...new Set(invoices.map(({ currency }) => currency))].toSorted()
  return currencies.flatMap((currency) => {
    const { openMinor } = accountOf(invoices, payments, currency)
    return openMinor > 0 ? [{ currency, minor: openMinor }] : []
  })
}
