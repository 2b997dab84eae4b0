import { useFormat } from '#messages/index.ts'

interface MoneyTextProps {
  /** Minor units: cents, or yen for currencies without them. */
  minor: number
  /** ISO 4217; the company's currency by default. */
  currency?: string | undefined
}

/** An amount in the language's and the currency's own format. */
export function MoneyText({ minor, currency }: MoneyTextProps) {
  const format = useFormat()
  return <span className="tabular">{format.money(minor, currency)}</span>
}
