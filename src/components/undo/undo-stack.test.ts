import { expect, test } from 'vitest'
import { emptyStack, withAct, withRedone, withUndone } from './undo-stack.ts'

type Act = { readonly label: string }
const act = (label: string) => ({ label })
const labels = (acts: readonly { label: string }[]) => acts.map(({ label }) => label)

test('acts are undone newest first and redone in their order', () => {
  let stack = withAct(withAct<Act>(emptyStack, act('a')), act('b'))
  stack = withUndone(withUndone(stack))
  expect(labels(stack.done)).toEqual([])
  stack = withRedone(stack)
  expect(labels(stack.done)).toEqual(['a'])
  expect(labels(stack.undone)).toEqual(['b'])
})

test('a new act ends redoing', () => {
  const stack = withAct(withUndone(withAct<Act>(emptyStack, act('a'))), act('b'))
  expect(labels(stack.done)).toEqual(['b'])
  expect(stack.undone).toEqual([])
})

test('undoing or redoing nothing changes nothing', () => {
  expect(withUndone(emptyStack)).toEqual(emptyStack)
  expect(withRedone(emptyStack)).toEqual(emptyStack)
})
