import { createHash } from 'node:crypto'
import { technicians, admin, owner, type DemoPerson } from './people.ts'

/** A person the office invited. Days are counted from today. */
export interface DemoInvite {
  readonly email: string
  readonly name: string
  readonly by: DemoPerson
  /** The day and the hour. */
  readonly sent: readonly [offset: number, hour: number]
  readonly role?: 'admin' | 'technician'
  readonly permissions?: readonly string[]
  readonly language?: 'en' | 'es'
  readonly note?: string
  /** 2: sent a second time. */
  readonly nth?: number
  readonly openedOn?: number
  readonly requestedOn?: number
  readonly isRevoked?: boolean
  readonly isReplaced?: boolean
  readonly joined?: DemoPerson
}

/** The others were there from the beginning. */
const joinedLater = technicians.slice(-2)

/** Invitations in every state that the office's list shows. */
export const invites: readonly DemoInvite[] = [
  ...joinedLater.map((joined): DemoInvite => {
    const { email, name } = joined
    return { email, name, by: owner, sent: [-190, 10], openedOn: -189, joined }
  }),
  {
    email: 'samuel.grant@daybook.demo',
    name: 'Samuel Grant',
    by: admin,
    sent: [-41, 11],
    isRevoked: true,
  },
  {
    email: 'owen.pike@daybook.demo',
    name: 'Owen Pike',
    by: admin,
    sent: [-12, 15],
    openedOn: -11,
    requestedOn: -2,
  },
  { email: 'lena.dorsey@daybook.demo', name: 'Lena Dorsey', by: admin, sent: [-20, 9] },
  {
    email: 'ingrid.vaughn@daybook.demo',
    name: 'Ingrid Vaughn',
    by: admin,
    sent: [-10, 14],
    permissions: ['inventory'],
    isReplaced: true,
  },
  {
    email: 'ingrid.vaughn@daybook.demo',
    name: 'Ingrid Vaughn',
    by: admin,
    sent: [-2, 9],
    permissions: ['inventory'],
    nth: 2,
    openedOn: -1,
  },
  {
    email: 'tomas.herrera@daybook.demo',
    name: 'Tomás Herrera',
    by: owner,
    sent: [-1, 16],
    language: 'es',
    note: 'Tu primer día es el lunes. Trae tus botas.',
  },
  {
    email: 'ruth.ashby@daybook.demo',
    name: 'Ruth Ashby',
    by: owner,
    sent: [-3, 13],
    role: 'admin',
  },
]

type Sent = Pick<DemoInvite, 'email' | 'nth'>

/** The secret of an invitation's link; in the demo it follows from the address. */
export function inviteCodeOf({ email, nth = 1 }: Sent): string {
  return sha256(`${email} ${nth}`).slice(0, 22)
}

/** The id of an invitation is the hash of its code. */
export function inviteIdOf(sent: Sent): string {
  return sha256(inviteCodeOf(sent))
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}
