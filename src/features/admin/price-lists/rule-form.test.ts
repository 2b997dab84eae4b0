import { expect, it } from 'vitest'
import type { PriceRule } from '#domain/pricing/price-rule.ts'
import { ruleFault, ruleOf, ruleValues, type RuleValues } from './rule-form.ts'

const typed: RuleValues = {
  target: 'item',
  itemId: 'f1',
  category: '',
  change: 'fixed',
  value: '12,50',
  from: '',
}

it('a price is read as it is typed, in either notation', () => {
  expect(ruleOf('r1', typed, 'EUR')).toEqual({
    id: 'r1',
    target: { kind: 'item', itemId: 'f1' },
    change: { kind: 'fixed', minor: 1250 },
    fromMilli: 0,
  })
  const markup = { ...typed, target: 'category', category: ' heating ', change: 'markup' } as const
  expect(ruleOf('r1', { ...markup, value: '37.5 %', from: '2.5' }, 'EUR')).toMatchObject({
    target: { kind: 'category', category: 'heating' },
    change: { kind: 'markup', milliPercent: 37_500 },
    fromMilli: 2500,
  })
})

it.each<[Partial<RuleValues>, string | null]>([
  [{}, null],
  [{ itemId: '' }, 'item'],
  [{ target: 'category' }, 'category'],
  [{ target: 'all', itemId: '' }, null],
  [{ value: '' }, 'value'],
  [{ value: '-1' }, 'value'],
  [{ change: 'percentOff', value: '100' }, null],
  [{ change: 'percentOff', value: '100,1' }, 'value'],
  [{ change: 'markup', value: '1000' }, null],
  [{ change: 'markup', value: '1001' }, 'value'],
  [{ from: 'x' }, 'from'],
  [{ from: '-1' }, 'from'],
])('what is wrong with %j: %s', (more, fault) => {
  expect(ruleFault({ ...typed, ...more }, 'EUR')).toBe(fault)
})

it.each<PriceRule>([
  { id: 'r1', target: { kind: 'all' }, change: { kind: 'fixed', minor: 5 }, fromMilli: 0 },
  {
    id: 'r1',
    target: { kind: 'category', category: 'heating' },
    change: { kind: 'percentOff', milliPercent: 12_345 },
    fromMilli: 1500,
  },
  {
    id: 'r1',
    target: { kind: 'item', itemId: 'f1' },
    change: { kind: 'markup', milliPercent: 450_000 },
    fromMilli: 0,
  },
])('a price comes back from the form as it was: %j', (rule) => {
  for (const locale of ['en', 'es'])
    expect(ruleOf('r1', ruleValues(rule, 'EUR', locale), 'EUR')).toEqual(rule)
})
