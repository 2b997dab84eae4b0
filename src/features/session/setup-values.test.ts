import * as v from 'valibot'
import { expect, test } from 'vitest'
import { mutations } from '#domain/mutation/registry.ts'
import { firstValues, parseSetupDraft, setupArgs, setupSchema } from './setup-values.ts'

const first = firstValues('Grace Comeau', ['es-ES'], 'Europe/Madrid')
const filled = { ...first, name: 'Casa Azul', taxPercent: '21' }
const founder = { uid: 'u', companyId: 'c', email: 'owner@example.com', language: 'es' } as const

test('prefills what can be guessed and asks for name and tax rate', () => {
  expect(first).toMatchObject({ currency: 'EUR', timeZone: 'Europe/Madrid' })
  const parsed = v.safeParse(setupSchema, first)
  expect(parsed.issues?.map((issue) => v.getDotPath(issue))).toEqual(['name', 'taxPercent'])
})

test('asks for the country where it cannot be guessed', () => {
  const issuesOf = (country: string) =>
    v
      .safeParse(setupSchema, { ...filled, address: { ...filled.address, country } })
      .issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`)
  expect(issuesOf('')).toEqual(['address.country choose'])
  expect(issuesOf('Spain')).toEqual(['address.country choose'])
  expect(issuesOf('ES')).toBeUndefined()
})

test('a completed form yields valid mutation arguments', () => {
  const args = setupArgs(v.parse(setupSchema, filled), founder)
  expect(args.company.taxRateMilliPercent).toBe(21_000)
  expect(v.is(mutations['company/setup'].schema, args)).toBe(true)
})

test('an incomplete draft is restored, one of another person is not', () => {
  const draft = { companyId: 'c', values: first }
  expect(parseSetupDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft)
  expect(parseSetupDraft({ companyId: 'c' })).toBeNull()
  expect(parseSetupDraft(null)).toBeNull()
})
