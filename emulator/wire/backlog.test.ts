import { expect, test } from 'vitest'
import { createBacklog } from './backlog.ts'

function createClients(most: number) {
  const backlog = createBacklog(most)
  const dropped: string[] = []
  return {
    dropped,
    add(name: string) {
      let size = 0
      const leave = backlog.add({ size: () => size, drop: () => void dropped.push(name) })
      return {
        leave,
        tell(more: number): void {
          size += more
          backlog.grow(more)
        },
        read: () => (size = 0),
      }
    },
  }
}

test('gives up those for whom most waits, and no more of them than must be', () => {
  const { dropped, ...clients } = createClients(100)
  const [ann, bob, eve] = [clients.add('ann'), clients.add('bob'), clients.add('eve')]
  ann.tell(20)
  bob.tell(45)
  eve.tell(35)
  expect(dropped).toEqual([])
  ann.tell(1)
  expect(dropped).toEqual(['bob'])
  ann.tell(44)
  expect(dropped).toEqual(['bob'])
  eve.tell(1)
  expect(dropped).toEqual(['bob', 'ann'])
})

test('bears with those who read, however much it comes to', () => {
  const { dropped, ...clients } = createClients(100)
  const [ann, bob] = [clients.add('ann'), clients.add('bob')]
  for (let round = 0; round < 50; round += 1) {
    ann.tell(30)
    bob.tell(60)
    ann.read()
    bob.read()
  }
  expect(dropped).toEqual([])
})

test('forgets those who have left', () => {
  const { dropped, ...clients } = createClients(100)
  const [ann, bob] = [clients.add('ann'), clients.add('bob')]
  ann.tell(90)
  ann.leave()
  bob.tell(90)
  expect(dropped).toEqual([])
})
