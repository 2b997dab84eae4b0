import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import type { Item } from '#domain/entities/item.ts'
import { mostPriceRules, type PriceRule } from '#domain/pricing/price-rule.ts'
import { newId } from '#lib/new-id.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { PressButton } from '#ui/form/press.tsx'
import styles from './price-lists.module.css'
import { RuleFields } from './rule-fields.tsx'

export interface PriceRulesProps {
  rules: readonly PriceRule[]
  items: readonly Item[]
  currency: string
  onChange: (rules: readonly PriceRule[]) => void
  /** Called when editing a price starts and ends; the list cannot be saved meanwhile. */
  onWriting: (isWriting: boolean) => void
}

/** The prices of a list. */
export function PriceRules({ rules, items, currency, onChange, onWriting }: PriceRulesProps) {
  const t = useT()
  const textOf = useRuleText(items, currency)
  const [writing, setWriting] = useState<string | null>(null)
  const index = rules.findIndex(({ id }) => id === writing)

  function write(id: string | null) {
    setWriting(id)
    onWriting(id !== null)
  }

  if (writing !== null) {
    return (
      <fieldset className={styles.group}>
        <legend className={styles.legend}>
          {t(index === -1 ? 'priceList.addRule' : 'priceList.editRule')}
        </legend>
        <RuleFields
          id={writing}
          rule={rules[index] ?? null}
          items={items}
          currency={currency}
          onBack={() => write(null)}
          onKeep={(rule) => {
            onChange(index === -1 ? [...rules, rule] : rules.with(index, rule))
            write(null)
          }}
        />
      </fieldset>
    )
  }

  const isFull = rules.length >= mostPriceRules
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{t('priceList.rules')}</legend>
      <p className={styles.note}>
        {t(isFull ? 'priceList.full' : rules.length > 0 ? 'priceList.order' : 'priceList.noRules')}
      </p>
      <ul className={styles.rules}>
        {rules.map((rule) => {
          const { name, note } = textOf(rule)
          return (
            <li key={rule.id} className={styles.rule}>
              <PressButton className={styles.text} onPress={() => write(rule.id)}>
                <span className={styles.name}>{name}</span>
                <span className={styles.note}>{note}</span>
              </PressButton>
              <IconButton
                label={t('priceList.removeRule', { name })}
                icon={<X />}
                onPress={() => onChange(rules.filter(({ id }) => id !== rule.id))}
              />
            </li>
          )
        })}
      </ul>
      <div>
        <Button
          icon={<Plus aria-hidden="true" />}
          isDisabled={isFull}
          onPress={() => write(newId())}
        >
          {t('priceList.addRule')}
        </Button>
      </div>
    </fieldset>
  )
}

/** What a price is for, and what it is. */
function useRuleText(items: readonly Item[], currency: string) {
  const t = useT()
  const { money, number, percent } = useFormat()
  const names = new Map(items.map(({ id, name }) => [id, name]))
  return ({ target, change, fromMilli }: PriceRule) => {
    const name =
      target.kind === 'item'
        ? (names.get(target.itemId) ?? t('priceList.goneItem'))
        : target.kind === 'category'
          ? target.category
          : t('priceList.target.all')
    const price =
      change.kind === 'fixed'
        ? money(change.minor, currency)
        : t(`priceList.${change.kind}`, { percent: percent(change.milliPercent / 100_000) })
    const from = fromMilli > 0 && t('priceList.from', { quantity: number(fromMilli / 1000) })
    return { name, note: [price, from].filter(Boolean).join(' · ') }
  }
}
