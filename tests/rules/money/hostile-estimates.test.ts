import { expect, it } from 'vitest'
import { answerDoc, estimateDoc, sentEstimate, sentHash } from '../world/estimate-document.ts'
import { past } from '../world/documents.ts'
import { createHome } from '../world/home.ts'
import { now } from '../world/world.ts'
import { type Acts, tryHonestWrites, tryHostileWrites, type Values } from './hostile-writes.ts'

const runs = 5000

const stampsWrong: Values = {
  updatedBy: ['owner-foreign', ''],
  deletedAt: [past, 'now'],
  extra: [1],
}

/** What no app would draft. */
const wrong: Values = {
  ...stampsWrong,
  status: ['sent', 'approved', 'declined', 'cancelled', 'converted', '', 7],
  revision: [0, 2, '1', null],
  orderId: ['a/b', 7, ''],
  readerIds: [['a/b'], [7], 'tech', null],
  currency: ['euro', '', 7],
  taxRounding: ['never', null],
  cashStepMinor: [0, -5, 0.5, 10_001, '5', null],
  title: ['', ' ', 7, 'x'.repeat(201)],
  customerId: ['', 'a/b', 7, null],
  siteId: ['', 'a/b', 7, null],
  isInclusive: ['yes', 1, null],
  validUntil: ['2026-02-30', '', 'soon', null],
  sentAt: [past, 'now'],
  documentHash: [sentHash, 7],
  decision: [answerDoc(), {}, 7],
  convertedTo: ['o-done', 7],
  createdAt: ['2199-01-01T00:00:00Z', 'now'],
  createdBy: ['somebody', 7, null],
  schema: [2, '1'],
}
const answers = [
  { name: ' ' },
  { name: 7 },
  { at: '2199-01-01T00:00:00.000Z' },
  { at: 'now' },
  { on: '2026-02-27' },
  { on: 'today' },
  { optionId: '' },
  { optionId: 'a/b' },
  { documentHash: '0'.repeat(64) },
  { documentHash: '' },
  { signatureId: 'none' },
  { signatureId: 'sign-tech' },
  { reason: '' },
  { reason: 7 },
  { extra: 1 },
].map((more) => answerDoc(more))
const revised = { status: 'draft', revision: 2, sentAt: null, documentHash: '', decision: null }

const acts: Acts = {
  draft: [{ ref: 'estimates/n', act: 'create', doc: estimateDoc({ createdAt: now }), wrong }],
  send: [
    {
      ref: 'estimates/e-draft',
      act: 'update',
      doc: { ...sentEstimate, sentAt: now },
      wrong: {
        ...stampsWrong,
        status: ['approved', 'declined', 'converted', 'lost', null],
        documentHash: ['', 'x', 7, null],
        sentAt: [null, 'now', '2199-01-01T00:00:00Z'],
        title: ['Other'],
      },
    },
  ],
  answer: [
    {
      ref: 'estimates/e-sent',
      act: 'update',
      doc: { status: 'approved', decision: answerDoc() },
      wrong: {
        ...stampsWrong,
        status: ['converted', 'lost', null],
        decision: [...answers, null, {}, 'yes'],
        title: ['Other'],
        validUntil: ['2030-01-01'],
        documentHash: ['0'.repeat(64)],
        revision: [2],
      },
    },
  ],
  revise: [
    {
      ref: 'estimates/e-approved',
      act: 'update',
      doc: revised,
      wrong: {
        ...stampsWrong,
        status: ['sent', 'declined', 'lost'],
        revision: [1, 3, '2', null],
        decision: [answerDoc()],
        documentHash: [sentHash],
        title: ['Other'],
      },
    },
  ],
}

it(`lets none of ${runs} generated writes of estimates by others, or with wrong values, through`, async () => {
  const deletable = ['estimates/e-draft', 'estimates/e-sent']
  const world = await createHome()
  // Technicians with the permission may do some of this; their own limits have their own tests.
  const seen = await tryHostileWrites(world, acts, deletable, { runs, seed: 61 })
  expect(seen.through.filter((attack) => !isByReader(attack))).toEqual([])
  expect(Math.min(seen.tried.strangers, seen.tried.values)).toBeGreaterThan(150)
}, 240_000)

it('lets the same writes by the office with right values through', async () => {
  expect(await tryHonestWrites(await createHome(), acts, { runs: 100, seed: 62 })).toEqual([])
}, 240_000)

/** With right values, at home, by a technician who may draft on this order. */
function isByReader(attack: string): boolean {
  const { by, company, wrong: bad, deletes } = JSON.parse(attack) as Record<string, unknown>
  return by === 'editor' && company === 'home' && bad === null && deletes === null
}
