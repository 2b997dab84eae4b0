import { EstimateRows } from '#components/estimate/estimate-rows.tsx'
import { estimatesAbout } from '#data/index.ts'
import { useActor, useLive, useTimeZone } from '#data/react.ts'
import { can } from '#domain/access/can.ts'
import { useT } from '#messages/index.ts'
import { useToday } from '#messages/use-today.ts'
import { Card } from '#ui/layout/card.tsx'
import { ButtonLink } from '#ui/link.tsx'

const mostShown = 5

/** A customer's latest estimates, for the office. */
export function CustomerEstimates({ customerId }: { customerId: string }) {
  const t = useT()
  const actor = useActor()
  const today = useToday(useTimeZone())
  const items = useLive(estimatesAbout({ customerId }))
  if (!actor || !can(actor, 'estimate/view') || !items) return null
  return (
    <Card
      title={t('estimates.title')}
      flush={items.length > 0}
      actions={
        items.length > mostShown && (
          <ButtonLink href={`/estimates?customer=${customerId}`} size="small">
            {t('estimates.allOfCustomer')}
          </ButtonLink>
        )
      }
    >
      {items.length === 0 ? (
        <p>{t('estimates.noneOfCustomer')}</p>
      ) : (
        <EstimateRows items={items.slice(0, mostShown)} today={today} />
      )}
    </Card>
  )
}
