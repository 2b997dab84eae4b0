import { expect, test } from 'vitest'
import { createBacklog } from './backlog.ts'

function createClients(limit: number) {
  const backlog = createBacklog(limit)
  const dropped: string[] = []
  return {
    dropped,
    add(name: string) {
      let size = 0
      const leave = backlog.add({ size: () => size, drop: () => void dropped.push(name) })
      return {
        leave,
        send(more: number): void {
          size += more
          backlog.grow(more)
        },
        read: () => (size = 0),
      }
    },
  }
}

test('drops the clients with the most unread data, and no more of them than needed', () => {
  const { dropped, ...clients } = createClients(100)
  const [ann, bob, eve] = [clients.add('ann'), clients.add('bob'), clients.add('eve')]
  ann.send(20)
  bob.send(45)
  eve.send(35)
  expect(dropped).toEqual([])
  ann.send(1)
  expect(dropped).toEqual(['bob'])
  ann.send(44)
  expect(dropped).toEqual(['bob'])
  eve.send(1)
  expect(dropped).toEqual(['bob', 'ann'])
})

test('keeps clients that read, however much they receive', () => {
  const { dropped, ...clients } = createClients(100)
  const [ann, bob] = [clients.add('ann'), clients.add('bob')]
  for (let round = 0; round < 50; round += 1) {
    ann.send(30)
    bob.send(60)
    ann.read()
    bob.read()
  }
  expect(dropped).toEqual([])
})

test('does not count clients that have disconnected', () => {
  const { dropped, ...clients } = createClients(100)
  const [ann, bob] = [clients.add('ann'), clients.add('bob')]
  ann.send(90)
  ann.leave()
  bob.send(90)
  expect(dropped).toEqual([])
})
