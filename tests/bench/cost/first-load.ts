import { grownCompany } from '../first-load/grown-company.ts'
import type { Billed } from './bill.ts'
import { companyId, crew, monday, office, writeDocuments } from './company.ts'
import { createMeteredDevice } from './metered-device.ts'
import { createMeteredServer } from './metered-server.ts'

/** The cost for a desk and a phone to load everything they follow, in a company with this many orders. */
export async function runFirstLoad(
  orders: number,
): Promise<{ readonly desk: Billed; readonly phone: Billed }> {
  let time = monday
  const now = () => (time += 1)
  const server = await createMeteredServer(now)
  for (const documents of grownCompany(orders, monday)) await writeDocuments(server, documents)
  const [technician] = crew
  if (!technician) throw new Error('Nobody works')

  async function load(
    person: (typeof crew)[number],
    role: 'admin' | 'technician',
  ): Promise<Billed> {
    const device = createMeteredDevice({ ...person, role, server, companyId, now })
    await device.open()
    await device.close()
    device.dispose()
    return device.takeBills().all
  }

  const desk = await load({ uid: office, permissions: [] }, 'admin')
  const phone = await load(technician, 'technician')
  await server.engine.close()
  return { desk, phone }
}
