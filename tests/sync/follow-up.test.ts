import { describe, expect, test } from 'vitest'
import { followUpId } from '#domain/order/follow-up.ts'
import type { Device } from './support/device.ts'
import { people } from './support/seed.ts'
import { queueOf, useTestbed } from './support/testbed.ts'

const { techA } = people

describe('a follow-up', () => {
  const testbed = useTestbed()

  test('requested on two devices because of one question is one order', async () => {
    const orderId = followUpId('o1', 'flue', techA)
    const ask = (device: Device, title: string) =>
      device.mutate('order/followUp', { orderId, followUpOf: 'o1', title, description: '' })
    const [phone, tablet] = [await testbed.open(techA), await testbed.open(techA)]
    expect(await ask(phone, 'New seal')).toMatchObject({ ok: true })
    expect(await ask(phone, 'New seal, again')).toMatchObject({ ok: true })
    expect(await ask(tablet, 'New flue')).toMatchObject({ ok: true })
    for (const device of [phone, tablet]) {
      expect(await device.drain()).toEqual({ kind: 'idle' })
      expect(await queueOf(device)).toEqual([])
    }
    expect(testbed.order(orderId)).toMatchObject({
      title: 'New seal',
      followUpOf: 'o1',
      status: 'new',
    })
  })
})
