import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  at,
  home,
  name,
  stamps,
  created,
  customer,
  site,
  otherOrder,
  order,
  receipt,
  person,
} from './erase-documents.ts'
import { type Fixture, startFixture } from './start-fixture.ts'

describe.each([
  ['in one run', {}],
  // Each run ends after one step, or one page of documents.
  ['in many runs', { ERASURE_RUN_SECONDS: '0' }],
] as const)('an erasure %s', (how, limit) => {
  let fixture: Fixture
  beforeAll(async () => {
    fixture = await startFixture({
      dir: resolve('functions'),
      indexes: readFileSync('firestore.indexes.json', 'utf8'),
      env: { APP_ORIGIN: 'https://daybook.test', MAIL_IS_SENT: 'true', ...limit },
      // Events arrive twice.
      disturb: () => 0.5,
    })
  })
  afterAll(() => fixture.close())

  const collections =
    'customers,sites,assets,orders,estimates,visits,messages,photos,blobs,movements,timeEntries,absences,invites,inviteMails,locations,tracks,positions,staff,costs,pictures,mutations,erasures'
  const everything = () =>
    JSON.stringify([
      ...collections.split(',').map((one) => fixture.all(one, home)),
      ...['users', 'mail', 'companies'].map((one) => fixture.all(one)),
    ])
  const put = (path: string, data: object) => fixture.put(path, { ...data })
  const ask = async (id: string, kind: string, subjectId: string) => {
    await put(`${home}/erasures/${id}`, {
      kind,
      subjectId,
      status: 'requested',
      requestedBy: 'owner',
      requestedAt: new Date(at),
    })
    await fixture.functions.idle()
    return fixture.get(`${home}/erasures/${id}`)
  }
  const details = (id: string) =>
    JSON.parse(String(fixture.get(`${home}/mutations/${id}`)?.['details'])) as {
      readonly args: unknown
      readonly conflicts: unknown
    }

  it('leaves a customer’s orders, and the name, address and contact nowhere', async () => {
    await put(
      'users/owner',
      person({ name: 'Ingrid', email: '', phone: '', trade: '', role: 'owner', status: 'active' }),
    )
    await put(`${home}/customers/c`, customer())
    await put(
      `${home}/customers/other`,
      customer({ name: 'Petrov Bakery', email: '', phone: '', notes: '' }),
    )
    await put(`${home}/sites/s1`, site)
    await put(`${home}/assets/a1`, {
      siteId: 's1',
      name: 'Boiler',
      notes: 'Bought by Elena',
      ...created,
    })
    await put(`${home}/orders/o1`, order('c'))
    await put(`${home}/orders/o2`, otherOrder({ title: `Bread for ${name}`, resolution: '' }))
    await put(`${home}/estimates/e1`, {
      title: `Boiler for ${name}`,
      customerId: 'c',
      siteId: 's1',
      note: 'As Elena wishes',
      status: 'approved',
      options: '[]',
      lines: '[]',
      decision: { name: 'Elena P.', at, on: '2026-03-02', optionId: 'a', reason: 'Elena rang' },
      ...created,
    })
    await put(`${home}/photos/p4`, { about: 'estimates/e1', caption: '', ...created })
    await put(`${home}/visits/o1`, {
      siteId: 's1',
      title: `Boiler of ${name}`,
      note: '4711',
      ...stamps,
    })
    await put(`${home}/messages/m1`, {
      threadId: 'order-o1',
      authorId: 'owner',
      text: 'Elena is in',
      at,
      ...stamps,
    })
    await put(`${home}/messages/m2`, {
      threadId: 'team',
      authorId: 'owner',
      text: `Call ${name}!`,
      at,
      ...stamps,
    })
    await put(`${home}/photos/p1`, {
      about: 'orders/o1',
      caption: 'Elena’s hall',
      readerIds: ['t'],
      ...created,
    })
    await put(`${home}/photos/p2`, { about: 'messages/m1', caption: '', ...created })
    await put(`${home}/photos/p3`, { about: 'orders/o2', caption: 'Oven', ...created })
    for (const photo of ['p1', 'p2', 'p3', 'p4'])
      await put(`${home}/blobs/${photo}_0`, { photoId: photo, index: 0 })
    const args = { customerId: 'c', siteId: 's1', ...customer({ name: 'Elena Orlova' }), site }
    await put(
      `${home}/mutations/r1`,
      receipt('customer/create', ['customers/c', 'sites/s1'], { args }),
    )
    const edits = {
      name: { from: 'Elena Orlova', to: name },
      phone: { from: '', to: '+34 600 100 200' },
    }
    await put(
      `${home}/mutations/r2`,
      receipt('customer/edit', ['customers/c'], { args: { customerId: 'c', edits } }),
    )
    const conflict = { ref: 'sites/s1', field: 'gateCode', from: '', to: '4711', theirs: 'x4711' }
    const lost = {
      ref: 'orders/o1',
      field: 'resolution',
      from: '',
      to: `${name} away`,
      theirs: name,
    }
    await put(
      `${home}/mutations/r3`,
      receipt('order/edit', ['orders/o1'], {
        args: { orderId: 'o1', edits: { title: { from: `For ${name}`, to: 'Boiler' } } },
        conflicts: [conflict, lost],
        merged: [{ ...lost, kept: 'ours' }],
      }),
    )
    await put(
      `${home}/mutations/r4`,
      receipt('message/send', ['messages/m1'], { args: { messageId: 'm1', text: 'Elena is in' } }),
    )
    await put(
      `${home}/mutations/r5`,
      receipt('order/edit', ['orders/o2'], {
        args: { orderId: 'o2', edits: { title: { from: 'Bread', to: `Cake for elena orlova` } } },
      }),
    )
    await put(`${home}/shares/sh1`, {
      kind: 'visit',
      targetId: 'o1',
      customerId: 'c',
      token: 'abcdefghijklmnopqrstuA',
      mailTo: 'elena@petrova.example',
      expiresAt: at,
      revokedAt: null,
      rating: { stars: 5, comment: 'Elena was happy', at },
      ...created,
    })
    await put(
      `${home}/mutations/r6`,
      receipt('share/rate', ['shares/sh1'], {
        args: { shareId: 'sh1', stars: 5, comment: 'Ring twice next time' },
      }),
    )
    await put(
      `${home}/mutations/r7`,
      receipt('estimate/decide', ['estimates/e1'], {
        args: { estimateId: 'e1', answer: 'approved', name: 'Elena P.', reason: 'Elena rang' },
      }),
    )
    const mail = { to: ['elena@petrova.example'], message: { text: name } }
    await put('mail/m', { ...mail, companyId: 'c1' })
    await put('mail/foreign', { ...mail, companyId: 'c2' })

    const erased = await ask('e1', 'customer', 'c')
    expect(erased).toMatchObject({ status: 'done' })
    // Anyone may type the address of someone else's customer.
    expect(fixture.all('mail')).toHaveLength(1)
    await fixture.remove('mail/foreign')
    const runs = Number(erased?.['run'] ?? 0) + 1
    if (how === 'in one run') expect(runs).toBe(1)
    else expect(runs).toBeGreaterThan(10)
    expect(fixture.all('progress', `${home}/erasures/e1`)).toEqual([])
    expect(everything()).not.toMatch(
      /elena|orlova|petrova|600 ?100|tide lane|4711|ring twice|hall/i,
    )
    expect(fixture.get(`${home}/customers/c`)).toMatchObject({
      name: 'Cliente eliminado',
      erasedAt: expect.any(String) as string,
    })
    expect(fixture.get(`${home}/orders/o1`)).toMatchObject({
      title: 'Boiler of •••',
      resolution: 'Replaced. ••• was there, code •••.',
      status: 'done',
      updatedBy: 'owner',
    })
    expect(fixture.get(`${home}/estimates/e1`)).toMatchObject({
      title: 'Boiler for •••',
      note: '',
      status: 'approved',
      decision: { name: '•••', optionId: 'a', reason: '' },
    })
    expect(fixture.get(`${home}/orders/o2`)).toMatchObject({
      title: 'Bread for •••',
      description: 'x',
    })
    expect(fixture.get(`${home}/customers/other`)).toMatchObject({ name: 'Petrov Bakery' })
    expect(fixture.get(`${home}/messages/m2`)).toMatchObject({ text: 'Call •••!' })
    expect(Object.keys(fixture.get(`${home}/photos/p1`) ?? {})).not.toContain('caption')
    expect(fixture.get(`${home}/photos/p1`)).toMatchObject({ readerIds: ['t'], about: 'orders/o1' })
    expect(fixture.all('blobs', home)).toHaveLength(1)
    const link = fixture.get(`${home}/shares/sh1`) ?? {}
    expect(link).toMatchObject({ deletedAt: expect.any(String) as string })
    expect(Object.keys(link)).not.toContain('token')
    expect(details('r6').args).toEqual({ shareId: 'sh1', stars: 5, comment: '' })
    expect(details('r2').args).toMatchObject({
      customerId: 'c',
      edits: { name: { from: '', to: '' } },
    })
    expect(details('r5').args).toMatchObject({
      edits: { title: { from: 'Bread', to: 'Cake for •••' } },
    })
    expect(fixture.get(`${home}/mutations/r1`)).toMatchObject({
      actorId: 'owner',
      at,
      refs: ['customers/c', 'sites/s1'],
    })
  })

  it('changes nothing when it is repeated', async () => {
    const before = everything()
    expect(await ask('e2', 'customer', 'c')).toMatchObject({ status: 'done', deleted: 0 })
    await fixture.remove(`${home}/erasures/e2`)
    const without = (text: string) => text.replaceAll(/"(erasedAt|updatedAt)":"[^"]*",?/g, '')
    expect(without(everything())).toBe(without(before))
  })

  it('leaves a former member’s work, and their name, contact and routes nowhere', async () => {
    const { auth } = fixture.emulator
    await auth.createAccount({ uid: 'tech', email: 'tomas@example.com' })
    await put('users/tech', person())
    await put(`${home}/locations/v`, { name: 'Van of Tomas Rivera', ownerId: 'tech', ...created })
    await put(
      `${home}/orders/o3`,
      otherOrder({ resolution: 'Tomas Rivera did it', assigneeIds: ['tech'] }),
    )
    await put(`${home}/timeEntries/t1`, {
      userId: 'tech',
      kind: 'day',
      note: 'Doctor',
      startedAt: at,
      ...created,
    })
    await put(`${home}/invites/i1`, {
      email: 'tomas@example.com',
      name: 'Tomas',
      note: 'Welcome Tomas',
      status: 'accepted',
      acceptedBy: 'tech',
      inviterName: 'Ingrid',
      ...created,
    })
    await put(`${home}/tracks/k1`, { uid: 'tech', points: '1' })
    await put(`${home}/positions/tech`, { updatedBy: 'tech', latitude: 1 })
    const place = { address: { line1: '9 Kelp Street', city: 'Harbour' }, geo: { latitude: 3.25 } }
    for (const uid of ['tech', 'owner']) {
      await put(`${home}/staff/${uid}`, { userId: uid, basePlace: place, skills: '[]', ...stamps })
      await put(`${home}/costs/${uid}`, { kind: 'person', costMinor: 4321, ...stamps })
      await put(`${home}/pictures/${uid}`, { contentType: 'image/png', data: uid, ...stamps })
    }
    await put(
      `${home}/mutations/r8`,
      receipt('cost/set', ['costs/tech', 'users/tech'], {
        args: { costId: 'tech', kind: 'person', edits: { costMinor: { from: 0, to: 4321 } } },
      }),
    )
    await put(
      `${home}/mutations/r7`,
      receipt('staff/edit', ['staff/tech', 'users/tech'], {
        args: { uid: 'tech', edits: { basePlace: { from: null, to: place } } },
      }),
    )
    await put(`${home}/messages/m3`, {
      threadId: 'team',
      authorId: 'tech',
      text: '@Tomas Rivera, see you',
      at,
      ...stamps,
    })
    await put(
      `${home}/mutations/r6`,
      receipt('member/edit', ['users/tech'], {
        args: { uid: 'tech', edits: { name: { from: 'Tom', to: 'Tomas Rivera' } } },
      }),
    )
    const mail = { to: ['tomas@example.com'], message: { text: 'Hola Tomas' } }
    await put('mail/w', { ...mail, companyId: 'c1' })
    await put('mail/password', { ...mail, companyId: null })
    await put('mail/theirs', { ...mail, companyId: 'c2' })
    expect(await ask('e3', 'person', 'tech')).toMatchObject({ status: 'done' })
    expect(fixture.all('mail')).toHaveLength(1)
    await fixture.remove('mail/theirs')
    expect(everything()).not.toMatch(/tomas|rivera|600 ?300|plumber|doctor/i)
    expect(fixture.get('users/tech')).toMatchObject({
      name: 'Antiguo técnico',
      status: 'erased',
      role: 'technician',
      companyId: 'c1',
      permissions: [],
    })
    const gone = { deletedAt: expect.any(String) as string, updatedBy: 'system' }
    expect(fixture.get(`${home}/staff/tech`)).toMatchObject({ ...gone, userId: 'tech' })
    expect(fixture.get(`${home}/staff/tech`)).not.toHaveProperty('basePlace')
    expect(fixture.get(`${home}/costs/tech`)).toMatchObject(gone)
    expect(fixture.get(`${home}/costs/tech`)).not.toHaveProperty('costMinor')
    expect(fixture.get(`${home}/costs/owner`)).toMatchObject({ costMinor: 4321 })
    expect(details('r8').args).toMatchObject({ edits: { costMinor: { from: null, to: null } } })
    expect(fixture.get(`${home}/pictures/tech`)).toMatchObject(gone)
    expect(fixture.get(`${home}/pictures/tech`)).not.toHaveProperty('data')
    expect(fixture.get(`${home}/pictures/owner`)).toMatchObject({ data: 'owner' })
    expect(fixture.get(`${home}/staff/owner`)).toMatchObject({ basePlace: place })
    expect(details('r7').args).toEqual({
      uid: 'tech',
      edits: { basePlace: { from: null, to: null } },
    })
    expect(fixture.get(`${home}/orders/o3`)).toMatchObject({ assigneeIds: ['tech'] })
    expect(fixture.get(`${home}/timeEntries/t1`)).toMatchObject({ userId: 'tech', startedAt: at })
    expect(auth.findByEmail('tomas@example.com')).toBeUndefined()
  })

  it.each([
    ['person', 'active', 'person/active'],
    ['person', 'foreign', 'doc/missing'],
    ['customer', 'nobody', 'doc/missing'],
  ])('of the %s %s fails with %s', async (kind, subjectId, problem) => {
    await put('users/active', person({ status: 'active', email: '' }))
    await put('users/foreign', person({ companyId: 'c2', email: '' }))
    const done = await ask(`e-${subjectId}`, kind, subjectId)
    expect(done).toMatchObject({ status: 'failed', problem, changed: 0 })
    expect(fixture.get('users/foreign')).toMatchObject({ name: 'Tomas Rivera' })
  })
})
