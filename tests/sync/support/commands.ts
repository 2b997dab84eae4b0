import * as fc from 'fast-check'
import type { SessionState } from './device.ts'
import type { Accident } from './crashing-process.ts'

const devices = ['phoneA', 'tabletA', 'phoneB', 'desk', 'laptop'] as const
const offices = ['desk', 'laptop'] as const
export type DeviceName = (typeof devices)[number]

type Office = (typeof offices)[number]
type Planned = 'title' | 'instructions' | 'description'

/** What one person does on a screen, or a device by itself. */
type Act =
  | { type: 'move'; device: DeviceName; order: number; pick: number }
  | { type: 'write'; device: DeviceName; order: number; text: number }
  | { type: 'plan'; device: Office; order: number; fields: readonly Planned[]; text: number }
  | { type: 'tag'; device: Office; order: number; tag: number }
  | { type: 'assign'; device: Office; order: number; to: 'techA' | 'techB' | 'both'; send: boolean }
  | { type: 'create'; device: Office; id: number }
  | { type: 'erase'; device: Office; order: number }
  | {
      type: 'drain'
      device: DeviceName
      fresh: boolean
      trouble: number
      steal: boolean
      accident: Accident | null
    }
  | { type: 'late'; device: DeviceName }

/** What takes one step. */
export type Event =
  | { type: 'hear'; device: DeviceName; stale: boolean }
  | { type: 'advance'; seconds: number }
  | { type: 'jump'; device: DeviceName; hours: number }
  | { type: 'expire' }
  | { type: 'session'; device: DeviceName; state: SessionState }
  | { type: 'employ'; who: 'techA' | 'techB'; status: 'active' | 'disabled' }
  | { type: 'settle'; device: DeviceName; choice: 'mine' | 'theirs' }
  | { type: 'retry'; device: DeviceName }
  | { type: 'discard'; device: DeviceName }

/** One thing that happens in the simulated world. */
export type Deed = Act | Event

/** One step of a day: a command, several at the same time, or the restart of an app. */
export type Command =
  | Deed
  | { type: 'together'; deeds: readonly Deed[] }
  | { type: 'reopen'; device: DeviceName }

const device = fc.constantFrom(...devices)
const office = fc.constantFrom(...offices)
const order = fc.nat(3)
const who = fc.constantFrom('techA' as const, 'techB' as const)
const accident = fc.option(
  fc.record({
    at: fc.integer({ min: 1, max: 30 }),
    how: fc.constantFrom('dies' as const, 'dies' as const, 'full' as const),
  }),
  // Without an accident once in this many drains.
  { freq: 2 },
)

function kind<T extends Deed['type']>(type: T) {
  return fc.constant(type)
}

const drain = fc.record({
  type: kind('drain'),
  device,
  fresh: fc.constantFrom(true, true, false),
  trouble: fc.constantFrom(0, 0.2, 0.6, 1),
  steal: fc.constantFrom(false, false, true),
  accident,
})

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ type: kind('move'), device, order, pick: fc.nat(20) }) },
  { weight: 9, arbitrary: fc.record({ type: kind('write'), device, order, text: fc.nat(3) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: kind('plan'),
      device: office,
      order,
      fields: fc.uniqueArray(fc.constantFrom<Planned>('title', 'instructions', 'description'), {
        minLength: 1,
        maxLength: 3,
      }),
      text: fc.nat(3),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: kind('tag'), device: office, order, tag: fc.nat(5) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: kind('assign'),
      device: office,
      order,
      to: fc.constantFrom('techA' as const, 'techB' as const, 'both' as const),
      send: fc.boolean(),
    }),
  },
  { weight: 2, arbitrary: fc.record({ type: kind('create'), device: office, id: fc.nat(2) }) },
  { weight: 1, arbitrary: fc.record({ type: kind('erase'), device: office, order }) },
  { weight: 9, arbitrary: drain },
  { weight: 4, arbitrary: fc.record({ type: kind('hear'), device, stale: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ type: kind('advance'), seconds: fc.nat(400) }) },
  {
    weight: 1,
    arbitrary: fc.record({ type: kind('jump'), device, hours: fc.constantFrom(-24, -1, 1, 24) }),
  },
  { weight: 1, arbitrary: fc.record({ type: kind('late'), device }) },
  { weight: 1, arbitrary: fc.record({ type: kind('expire') }) },
  {
    weight: 1,
    arbitrary: fc.record({
      type: kind('session'),
      device,
      state: fc.constantFrom<SessionState>('good', 'good', 'gone', 'unreachable', 'other'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: kind('employ'),
      who,
      status: fc.constantFrom('active' as const, 'active' as const, 'disabled' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: kind('settle'),
      device,
      choice: fc.constantFrom('mine' as const, 'theirs' as const),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: kind('retry'), device }) },
  { weight: 1, arbitrary: fc.record({ type: kind('discard'), device }) },
)

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 30, arbitrary: deed },
  {
    weight: 5,
    arbitrary: fc.record({
      type: fc.constant('together' as const),
      deeds: fc
        .tuple(drain, fc.array(fc.oneof(drain, deed), { minLength: 1, maxLength: 3 }))
        .map(([first, others]) => [first, ...others]),
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('reopen' as const), device }) },
)

/** A random day: the seed of its randomness, and its commands. */
export const day = fc.tuple(
  fc.integer(),
  fc.array(command, { minLength: 5, maxLength: 40, size: 'max' }),
)
