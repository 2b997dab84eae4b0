import { expect, test } from 'vitest'
import { loadRules } from './load-rules.ts'
import { alice, ask, inDocuments, ruleset } from './testing/rules-harness.ts'

const source = inDocuments(`    function isAlice() { return request.auth.uid == 'alice'; }
    match /a/{x} { allow get: if isAlice() || x.y; allow create, update; }`)

test('counts the results of allow statements and expressions', () => {
  const rules = ruleset(source)
  ask(rules, { path: 'a/1', auth: alice })
  ask(rules, { path: 'a/1', auth: { ...alice, uid: 'bob' } })
  ask(rules, { path: 'a/1', auth: { ...alice, uid: 'bob' } })
  ask(rules, { path: 'a/1', method: 'create' })
  const { allows, report, rules: files } = rules.coverage()
  expect(allows).toEqual([
    { line: 5, column: 20, methods: ['get'], allowed: 1, denied: 2 },
    { line: 5, column: 52, methods: ['create', 'update'], allowed: 1, denied: 0 },
  ])
  expect(files.files[0]?.content).toBe(source)
  const [body, condition] = report
  expect(body?.sourcePosition).toEqual({
    line: 4,
    column: 33,
    currentOffset: source.indexOf('request.auth.uid'),
    endOffset: source.indexOf('; }'),
  })
  expect(body?.values).toEqual([
    { value: { boolValue: true }, count: 1 },
    { value: { boolValue: false }, count: 2 },
  ])
  expect(condition?.children?.[1]?.values).toEqual([
    { value: { undefined: { causeMessage: 'Property y is undefined on object.' } }, count: 2 },
  ])
  rules.resetCoverage()
  expect(rules.coverage().allows[0]).toMatchObject({ allowed: 0, denied: 0 })
})

test('records nothing when it is off', () => {
  const loaded = loadRules(source, { coverage: false })
  if ('issues' in loaded) throw new Error('does not load')
  ask(loaded.ruleset, { path: 'a/1' })
  expect(loaded.ruleset.coverage().allows[0]).toMatchObject({ allowed: 0, denied: 0 })
})

test('debug() passes its value to the listener', () => {
  const output: string[] = []
  const loaded = loadRules(
    inDocuments("match /a/{x} { allow get: if debug({'k': [x, 1.0]}) != null; }"),
    {
      debug: (text) => output.push(text),
    },
  )
  if ('issues' in loaded) throw new Error('does not load')
  expect(ask(loaded.ruleset, { path: 'a/1' }).allowed).toBe(true)
  expect(output).toEqual(['{"k": ["1", 1.0]}'])
})
