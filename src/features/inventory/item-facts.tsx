import { MoneyText } from '#components/text/money-text.tsx'
import { unitName } from '#components/text/quantity-text.ts'
import type { ItemView } from '#data/index.ts'
import { useT } from '#messages/index.ts'
import { Link } from '#ui/link.tsx'
import { Facts } from '#ui/list/facts.tsx'
import { isAsked } from './item-form.ts'
import { useTaxName } from './use-tax-name.ts'

interface ItemFactsProps {
  view: ItemView
  /** What it costs the company, in minor units; undefined before that is read. */
  costMinor: number | undefined
}

/** What is known of an item, as far as its kind has it. */
export function ItemFacts({ view: { item, substitutes }, costMinor }: ItemFactsProps) {
  const t = useT()
  const { nameOf } = useTaxName()
  const { kind, barcode, unit, taxCode, priceMinor, isStocked } = item
  return (
    <Facts
      items={[
        { term: t('item.kind'), detail: t(`itemKind.${kind}`) },
        ...(barcode === '' ? [] : [{ term: t('assets.barcode'), detail: barcode }]),
        ...(isAsked('unit', kind) ? [{ term: t('part.unit'), detail: unitName(t, unit) }] : []),
        ...(costMinor === undefined
          ? []
          : [{ term: t('part.cost'), detail: <MoneyText minor={costMinor} /> }]),
        {
          term: t(kind === 'labour' ? 'item.pricePerHour' : 'part.price'),
          detail: <MoneyText minor={priceMinor} />,
        },
        ...(taxCode === null ? [] : [{ term: t('item.tax'), detail: nameOf(taxCode) }]),
        ...(isAsked('isStocked', kind)
          ? [{ term: t('part.stocked'), detail: t(isStocked ? 'checklist.yes' : 'checklist.no') }]
          : []),
        ...(substitutes.length === 0
          ? []
          : [
              {
                term: t('part.substitutes'),
                detail: substitutes.map(({ id, name }) => (
                  <div key={id}>
                    <Link alone href={`/inventory/${id}`}>
                      {name}
                    </Link>
                  </div>
                )),
              },
            ]),
      ]}
    />
  )
}
