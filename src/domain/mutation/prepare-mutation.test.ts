import { describe, expect, it } from 'vitest'
import { prepareMutation } from './prepare-mutation.ts'
import { mutationNames } from './mutation-name.ts'
import { mutations } from './registry.ts'

describe('prepareMutation', () => {
  it('knows every registered mutation and refuses invalid arguments', () => {
    for (const name of mutationNames) {
      expect(prepareMutation(name, null)).toMatchObject({ problem: { type: 'input/invalid' } })
      expect(mutations[name].version).toBeGreaterThanOrEqual(1)
    }
  })

  it('reports a mutation that only a newer app knows', () => {
    const args = { orderId: 'o1' }
    expect(prepareMutation('order/teleport', args, 3)).toEqual({
      ok: false,
      problem: { type: 'mutation/unknown', name: 'order/teleport', version: 3 },
    })
    expect(prepareMutation('order/delete', args, 99)).toMatchObject({
      problem: { type: 'mutation/unknown', version: 99 },
    })
    expect(prepareMutation('toString', args)).toMatchObject({
      problem: { type: 'mutation/unknown' },
    })
  })

  it('refuses edits of a field that the mutation does not have', () => {
    const edits = { role: { from: 'technician', to: 'owner' } }
    expect(prepareMutation('user/edit', { uid: 'u1', edits })).toMatchObject({
      problem: { type: 'input/invalid', issues: [{ path: 'edits.role' }] },
    })
  })

  it('names its documents, the one it is about first', () => {
    const args = { orderId: 'o1', to: 'accepted' }
    expect(prepareMutation('order/move', args)).toMatchObject({ value: { refs: ['orders/o1'] } })
  })

  it('survives a round trip through JSON', () => {
    const edits = { language: { from: undefined, to: 'es' } }
    const stored: unknown = JSON.parse(JSON.stringify({ uid: 'u1', edits }))
    expect(prepareMutation('user/edit', stored)).toMatchObject({
      value: { args: { edits: { language: { from: null, to: 'es' } } } },
    })
  })
})
