import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Item } from '#domain/entities/item.ts'
import type { PriceChange, PriceRule, PriceTarget } from '#domain/pricing/price-rule.ts'
import { useFormat, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { FieldRow, FormActions } from '#ui/form/form.tsx'
import { Select } from '#ui/form/select.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import styles from './price-lists.module.css'
import { ruleFault, ruleOf, ruleValues, type RuleValues } from './rule-form.ts'

const targets: readonly PriceTarget['kind'][] = ['item', 'category', 'all']
const changes: readonly PriceChange['kind'][] = ['fixed', 'percentOff', 'markup']
const bad = {
  fixed: 'priceList.badAmount',
  percentOff: 'priceList.badPercentOff',
  markup: 'priceList.badMarkup',
} as const

export interface RuleFieldsProps {
  id: string
  /** null for a new one. */
  rule: PriceRule | null
  items: readonly Item[]
  currency: string
  onKeep: (rule: PriceRule) => void
  onBack: () => void
}

/** One price of a list: what it is for, how it is calculated, and from which quantity. */
export function RuleFields({ id, rule, items, currency, onKeep, onBack }: RuleFieldsProps) {
  const t = useT()
  const { locale } = useFormat()
  const first = useRef<HTMLDivElement>(null)
  const [values, setValues] = useState(() => ruleValues(rule, currency, locale))
  const [tried, setTried] = useState(false)
  const change = (more: Partial<RuleValues>) => setValues((now) => ({ ...now, ...more }))
  const fault = tried ? ruleFault(values, currency) : null
  const isFixed = values.change === 'fixed'
  useEffect(() => first.current?.querySelector('select')?.focus(), [])

  function keep() {
    setTried(true)
    const kept = ruleFault(values, currency) === null ? ruleOf(id, values, currency) : null
    if (kept) onKeep(kept)
  }

  /** Enter keeps the price without submitting the surrounding form. */
  function onKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    keep()
  }

  return (
    <div ref={first} className={styles.group} onKeyDown={onKey} role="presentation">
      <Select
        label={t('priceList.target')}
        value={values.target}
        options={targets.map((one) => ({ value: one, label: t(`priceList.target.${one}`) }))}
        onChange={({ target }) => {
          const kind = targets.find((one) => one === target.value)
          if (kind) change({ target: kind })
        }}
      />
      {values.target === 'item' && (
        <Select
          label={t('priceList.item')}
          placeholder={t('priceList.choose')}
          value={values.itemId}
          error={fault === 'item' ? t('form.required') : undefined}
          options={itemOptions(items, values.itemId, t('priceList.goneItem'))}
          onChange={({ target }) => change({ itemId: target.value })}
        />
      )}
      {values.target === 'category' && (
        <Select
          label={t('priceList.category')}
          placeholder={t('priceList.choose')}
          value={values.category}
          error={fault === 'category' ? t('form.required') : undefined}
          options={categoriesOf(items, values.category).map((one) => ({ value: one, label: one }))}
          onChange={({ target }) => change({ category: target.value })}
        />
      )}
      <Select
        label={t('priceList.change')}
        value={values.change}
        options={changes.map((one) => ({ value: one, label: t(`priceList.change.${one}`) }))}
        onChange={({ target }) => {
          const kind = changes.find((one) => one === target.value)
          if (kind) change({ change: kind, value: '' })
        }}
      />
      <FieldRow>
        <TextField
          label={t(isFixed ? 'priceList.amount' : 'priceList.percent')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          after={isFixed ? currency : '%'}
          value={values.value}
          error={fault === 'value' ? t(bad[values.change]) : undefined}
          onChange={({ target }) => change({ value: target.value })}
        />
        <TextField
          label={t('priceList.fromQuantity')}
          optionalLabel={t('form.optional')}
          inputMode="decimal"
          autoComplete="off"
          maxLength={12}
          value={values.from}
          error={fault === 'from' ? t('form.number') : undefined}
          onChange={({ target }) => change({ from: target.value })}
        />
      </FieldRow>
      <FormActions>
        <Button variant="primary" onPress={keep}>
          {t(rule ? 'priceList.saveRule' : 'priceList.addRule')}
        </Button>
        <Button onPress={onBack}>{t('action.back')}</Button>
      </FormActions>
    </div>
  )
}

/** What can be sold, and the item that was chosen before, whatever became of it. */
function itemOptions(items: readonly Item[], chosen: string, gone: string) {
  const options = items.map(({ id, name }) => ({ value: id, label: name }))
  const isKnown = chosen === '' || items.some(({ id }) => id === chosen)
  return isKnown ? options : [...options, { value: chosen, label: gone }]
}

/** The categories of the catalogue, and the one that was chosen before. */
function categoriesOf(items: readonly Item[], chosen: string): readonly string[] {
  const known = new Set(items.map(({ category }) => category.trim()))
  return [...known.add(chosen)].filter(Boolean).toSorted((a, b) => a.localeCompare(b))
}
