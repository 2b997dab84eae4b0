import { MoneyText } from '#components/text/money-text.tsx'
import { UnsentMark } from '#components/sync/unsent-mark.tsx'
import { useActor, useCompany } from '#data/react.ts'
import { seesPrices } from '#domain/access/sees-prices.ts'
import { useT } from '#messages/index.ts'
import { Card } from '#ui/layout/card.tsx'
import { Facts } from '#ui/list/facts.tsx'

/** What the order is invoiced at, whatever it takes, for those who see prices. */
export function PriceCard({ minor, unsent }: { minor: number; unsent: boolean }) {
  const t = useT()
  const company = useCompany()
  if (!seesPrices(useActor(), company)) return null
  return (
    <Card>
      <Facts
        items={[
          {
            term: t('orders.fixedPrice'),
            detail: (
              <>
                <MoneyText minor={minor} />{' '}
                {t(company?.pricesIncludeTax ? 'orders.withTax' : 'orders.beforeTax')}{' '}
                {unsent && <UnsentMark />}
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}
