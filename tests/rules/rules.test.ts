import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeAttacks } from './describe-attacks.ts'
import { describeCrew } from './describe-crew.ts'
import { describeEvidence } from './describe-evidence.ts'
import { describeDay } from './describe-day.ts'
import { describeFields } from './describe-fields.ts'
import { describeFrozen } from './describe-frozen.ts'
import { describeInstants } from './describe-instants.ts'
import { describeJson } from './describe-json.ts'
import { describeMutations } from './describe-mutations.ts'
import { describeOrderSteps } from './describe-order-steps.ts'
import { describeReads } from './describe-reads.ts'
import { describeRemovals } from './describe-removals.ts'
import { describeReceipts } from './describe-receipts.ts'
import { describeSending } from './describe-sending.ts'
import { describeSignUp } from './describe-sign-up.ts'
import { describeStock } from './describe-stock.ts'
import { describeShapes } from './describe-shapes.ts'
import { describeTalk } from './describe-talk.ts'
import { describeVans } from './describe-vans.ts'
import { describeVisits } from './describe-visits.ts'
import { describeWays } from './describe-ways.ts'
import { describeWatches } from './describe-watches.ts'
import { createHome } from './home.ts'
import { askedIndexes, coverage, oneSidedConditions, type World } from './world.ts'

const indexFile = v.object({ indexes: v.array(v.unknown()), fieldOverrides: v.array(v.unknown()) })

describe('firestore.rules', () => {
  let world: World
  beforeAll(async () => {
    world = await createHome()
  })

  describeMutations(() => world)
  describeOrderSteps(() => world)
  describeReads(() => world)
  describeReceipts(() => world)
  describeWatches(() => world)
  describeSending(() => world)
  describeCrew(() => world)
  describeSignUp(() => world)
  describeAttacks(() => world)
  describeEvidence(() => world)
  describeFrozen(() => world)
  describeTalk(() => world)
  describeShapes(() => world)
  describeDay(() => world)
  describeInstants(() => world)
  describeStock(() => world)
  describeVans()
  describeVisits(() => world)
  describeWays(() => world)
  describeFields(() => world)
  describeJson(() => world)
  describeRemovals()

  it('was seen to allow and to deny by every one of its statements', () => {
    const oneSided = coverage().filter(({ allowed, denied }) => allowed === 0 || denied === 0)
    expect(oneSided).toEqual([])
  })

  // `npm run indexes` writes the file from the same questions.
  it.skipIf(process.env['FIRESTORE_INDEX_DEMANDS'])(
    'comes with the indexes that these questions need, and no others',
    () => {
      const text = readFileSync('firestore.indexes.json', 'utf8')
      const file = v.parse(indexFile, JSON.parse(text))
      expect(file).toEqual(askedIndexes(file.fieldOverrides))
    },
  )

  it('was seen both ways in every branch of its conditions', () => {
    expect(oneSidedConditions()).toEqual([])
  })
})

describe('firestore.rules of a company whose subscription lapsed', () => {
  let world: World
  beforeAll(async () => {
    world = await createHome({ subscriptionStatus: 'past_due' })
  })

  // What was done before, or without knowing, still comes in.
  describeMutations(() => world)
})
