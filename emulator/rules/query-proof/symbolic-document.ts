import type { QueryFacts } from '#emulator/engine/types.ts'
import { type PathElement, anySegments } from '../match-path.ts'
import { fromProto } from '../values/from-proto.ts'
import {
  type MapValue,
  type RulesValue,
  mapOf,
  path,
  string,
  unknownId,
  unknownOf,
} from '../values/value.ts'
import type { Fact } from './branches.ts'
import { existing, withFact } from './field-facts.ts'

/** What is known about every document that a branch of a query can return. */
export interface SymbolicDocument {
  /** The path, starting with `databases`. */
  readonly target: readonly PathElement[]
  /** The value of `resource`. */
  readonly resource: RulesValue
}

const documents = ['databases', '(default)', 'documents'] as const

export function symbolicDocument(facts: QueryFacts, branch: readonly Fact[]): SymbolicDocument {
  const target = targetOf(facts, branch)
  const last = target.at(-1)
  const segments = target.filter((element) => element !== anySegments)
  return {
    target,
    resource: mapOf({
      data: dataOf(facts, branch),
      id: typeof last === 'string' ? string(last) : unknownId,
      __name__: segments.length === target.length ? path(segments) : unknownOf('path'),
    }),
  }
}

function targetOf(facts: QueryFacts, branch: readonly Fact[]): readonly PathElement[] {
  const parent = facts.parent === '' ? [] : facts.parent.split('/')
  for (const { field, op, value } of branch) {
    if (field.length !== 1 || field[0] !== '__name__' || op !== '==') continue
    const name = fromProto(value)
    if (name.type !== 'path') continue
    const segments = name.segments.filter((segment) => typeof segment === 'string')
    const inParent = parent.every((segment, index) => segments[3 + index] === segment)
    const inCollection = ['', segments.at(-2)].includes(facts.collectionId)
    const direct = segments.length === documents.length + parent.length + 2
    if (inParent && inCollection && (direct || facts.allDescendants)) return segments
  }
  return [
    ...documents,
    ...parent,
    ...(facts.allDescendants ? [anySegments] : []),
    // A query without a collection returns documents of all collections.
    facts.collectionId === '' ? unknownId : facts.collectionId,
    unknownId,
  ] as readonly PathElement[]
}

interface Field {
  value: RulesValue
  readonly children: Map<string, Field>
}

function dataOf(facts: QueryFacts, branch: readonly Fact[]): MapValue {
  const root: Field = { value: existing, children: new Map() }
  function fieldAt(names: readonly string[]): Field {
    let at = root
    for (const name of names) {
      const next = at.children.get(name) ?? { value: existing, children: new Map() }
      at.children.set(name, next)
      at = next
    }
    return at
  }
  for (const fact of branch) {
    if (fact.field[0] === '__name__') continue
    const field = fieldAt(fact.field)
    field.value = withFact(field.value, fact)
  }
  // A document without an ordered field is not in the result.
  for (const { field } of facts.orderBy) {
    const names = plainFieldPath(field)
    if (names !== undefined && names[0] !== '__name__') fieldAt(names)
  }
  return openMap(root)
}

/** Undefined for paths with quoted names, which prove nothing. */
function plainFieldPath(text: string): readonly string[] | undefined {
  return /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/.test(text) ? text.split('.') : undefined
}

function openMap(field: Field): MapValue {
  const entries = new Map<string, RulesValue>()
  for (const [name, child] of field.children) entries.set(name, fieldValue(child))
  return { type: 'map', entries, open: true }
}

function fieldValue(field: Field): RulesValue {
  if (field.children.size === 0 || field.value.type !== 'unknown') return field.value
  return openMap(field)
}
