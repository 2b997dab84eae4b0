import * as fc from 'fast-check'
import type { Doc } from '#domain/mutation/types.ts'
import type { Write } from '#emulator/engine/types.ts'
import { people, personOf } from '../world/people.ts'
import { createOf, deleteOf, updateOf, type World } from '../world/world.ts'

/** Values that a field must never get. */
export type Values = Readonly<Record<string, readonly unknown[]>>

/** One write of an act; it can be left out, or be wrong in one field. */
interface Part {
  readonly ref: string
  readonly act: 'create' | 'update' | 'delete'
  readonly doc: Doc
  readonly wrong: Values
}

/** What the office writes together; nobody else may. */
export type Acts = Readonly<Record<string, readonly Part[]>>

interface Attack {
  readonly by: string
  readonly company: string
  readonly act: string
  /** The parts that are sent, by their places. */
  readonly parts: readonly number[]
  /** The wrong value of one part. */
  readonly wrong: { readonly part: number; readonly more: Doc } | null
  /** Deletes one document too. */
  readonly deletes: string | null
}

interface Seen {
  /** How often each kind of attack was tried. */
  readonly tried: Readonly<Record<'strangers' | 'values' | 'parts', number>>
  /** Attacks that the rules let through, as text. */
  readonly through: readonly string[]
}

/** Tries generated writes that the rules must never accept; `deletable` are documents that some of them delete. */
export async function tryHostileWrites(
  world: World,
  acts: Acts,
  deletable: readonly string[],
  options: { readonly runs: number; readonly seed: number },
): Promise<Seen> {
  const through: string[] = []
  const tried = { strangers: 0, values: 0, parts: 0 }
  await fc.assert(
    fc.asyncProperty(attacksOn(acts, deletable).filter(isHostileTo(acts)), async (attack) => {
      tried[!isOffice(attack) ? 'strangers' : isWhole(acts, attack) ? 'values' : 'parts']++
      if (await world.mayCommit(attack.by, writesOf(acts, attack)))
        through.push(JSON.stringify(attack))
    }),
    { numRuns: options.runs, seed: options.seed },
  )
  return { tried, through }
}

/** Tries the same writes by the office with right values; returns what the rules refused. */
export async function tryHonestWrites(
  world: World,
  acts: Acts,
  options: { readonly runs: number; readonly seed: number },
): Promise<readonly string[]> {
  const refused: string[] = []
  const isHostile = isHostileTo(acts)
  await fc.assert(
    fc.asyncProperty(
      attacksOn(acts, []).filter((attack) => !isHostile(attack)),
      async (attack) => {
        if (!(await world.mayCommit(attack.by, writesOf(acts, attack))))
          refused.push(JSON.stringify(attack))
      },
    ),
    { numRuns: options.runs, seed: options.seed },
  )
  return refused
}

function attacksOn(acts: Acts, deletable: readonly string[]): fc.Arbitrary<Attack> {
  return (
    fc
      .constantFrom(...Object.keys(acts))
      .chain((act) => {
        const all = acts[act] ?? []
        const wrongs = all.flatMap(({ wrong }, part) =>
          Object.entries(wrong).flatMap(([field, values]) =>
            values.map((value) => ({ part, more: { [field]: value } as Doc })),
          ),
        )
        return fc.record({
          by: fc.oneof(
            { arbitrary: fc.constantFrom('admin', 'owner'), weight: 4 },
            { arbitrary: fc.constantFrom(...people.map(({ uid }) => uid)), weight: 1 },
          ),
          company: fc.constantFrom('home', 'home', 'home', 'home', 'other'),
          act: fc.constant(act),
          parts: fc.oneof(
            { arbitrary: fc.constant([...all.keys()]), weight: 4 },
            { arbitrary: fc.subarray([...all.keys()], { minLength: 1 }), weight: 1 },
          ),
          wrong: optional(wrongs, 5),
          deletes: optional(deletable, 1),
        })
      })
      // At home people of another company are strangers too.
      .filter(({ by, company }) => company === 'home' || personOf(by).companyId === 'home')
  )
}

function optional<T>(values: readonly T[], freq: number): fc.Arbitrary<T | null> {
  if (values.length === 0) return fc.constant(null)
  return fc.option(fc.constantFrom(...values), { freq, nil: null })
}

function isOffice({ by, company }: Attack): boolean {
  const { role, status, companyId } = personOf(by)
  return [role !== 'technician', status, companyId, company].join() === 'true,active,home,home'
}

function isWhole(acts: Acts, { act, parts }: Attack): boolean {
  return parts.length === acts[act]?.length
}

/** What the rules must never accept. */
function isHostileTo(acts: Acts): (attack: Attack) => boolean {
  return (attack) => {
    const { wrong, parts, deletes } = attack
    const isWrong = wrong !== null && parts.includes(wrong.part)
    return !isOffice(attack) || isWrong || !isWhole(acts, attack) || deletes !== null
  }
}

/** The writes that an honest client would send, with other values. */
function writesOf(
  acts: Acts,
  { by, company, act, parts, wrong, deletes }: Attack,
): readonly Write[] {
  const path = (ref: string) => `companies/${company}/${ref}`
  const writes = parts.flatMap((i): readonly Write[] => {
    const part = acts[act]?.[i]
    if (!part) return []
    const author = 'createdBy' in part.doc ? { createdBy: by } : {}
    const doc = { ...part.doc, ...author, updatedBy: by, ...(wrong?.part === i && wrong.more) }
    return [
      part.act === 'create'
        ? createOf(path(part.ref), doc, 'updatedAt')
        : updateOf(path(part.ref), doc),
    ]
  })
  return deletes === null ? writes : [...writes, deleteOf(path(deletes))]
}
