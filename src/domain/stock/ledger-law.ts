import type { Actor } from '../access/actor.ts'
import { isAdminLevel } from '../access/can.ts'
import type { MovementType } from '../entities/movement.ts'

/** Who may: everybody, those with the permission 'inventory' and the office, the office alone. */
type Right = 'everybody' | 'inventory' | 'office' | 'nobody'

/** Whose the place is that a movement touches: the author's, now or once, somebody else's van, a store, none. */
export const touches = ['own', 'van', 'warehouse', 'outside'] as const
export type Touch = (typeof touches)[number]

/** What is at one end of a movement. */
type End = 'location' | 'none' | 'either'

interface MovementLaw {
  readonly from: End
  readonly to: End
  /** The end that its author has in their hands. Both ends of it are there, and its part is in the catalogue. */
  readonly touches: 'from' | 'to'
  readonly who: Readonly<Record<Touch, Right>>
  /** What it refers to: an order that its author may work on; a transfer, of which no more arrives than was sent. */
  readonly refersTo: 'order' | 'transfer' | null
}

const anywhere = { own: 'everybody', van: 'inventory', warehouse: 'inventory' } as const
const forTheOffice = { own: 'office', van: 'office', warehouse: 'office' } as const

/**
 * The whole ledger. The mutators follow it, and `npm run rules` writes it into firestore.rules. Nobody needs a
 * permission for what is in their own van. How much there is at a place is a sum that neither can ask for: the
 * app refuses to send more than it knows of, and the office sees what has fallen below zero.
 */
export const ledgerLaw: Readonly<Record<MovementType, MovementLaw>> = {
  receive: {
    from: 'none',
    to: 'location',
    touches: 'to',
    who: { ...forTheOffice, outside: 'nobody' },
    refersTo: null,
  },
  consume: {
    from: 'either',
    to: 'none',
    touches: 'from',
    who: { ...anywhere, outside: 'everybody' },
    refersTo: 'order',
  },
  return: {
    from: 'none',
    to: 'either',
    touches: 'to',
    who: { ...anywhere, outside: 'everybody' },
    refersTo: 'order',
  },
  transferOut: {
    from: 'location',
    to: 'location',
    touches: 'from',
    who: { ...anywhere, outside: 'nobody' },
    refersTo: null,
  },
  // Whoever has the place says that it is there: nobody ends what was sent to somebody else.
  transferIn: {
    from: 'location',
    to: 'location',
    touches: 'to',
    who: { own: 'everybody', van: 'office', warehouse: 'inventory', outside: 'nobody' },
    refersTo: 'transfer',
  },
  count: {
    from: 'none',
    to: 'location',
    touches: 'to',
    who: { own: 'inventory', van: 'inventory', warehouse: 'office', outside: 'nobody' },
    refersTo: null,
  },
}

/** Least and greatest quantity of one movement, of a technician and of the office. */
export const quantities = { least: 0.001, technician: 10_000, office: 1_000_000 } as const

/** Whose a place is to somebody; null for no place at all. */
export function touchOf(uid: string, place: Readonly<Record<string, unknown>> | null): Touch {
  if (place === null) return 'outside'
  const { technicianId, formerTechnicianIds, kind } = place
  const wasTheirs = Array.isArray(formerTechnicianIds) && formerTechnicianIds.includes(uid)
  if (technicianId === uid || wasTheirs) return 'own'
  return kind === 'warehouse' ? 'warehouse' : 'van'
}

/** Whether somebody may make such a movement where they touch such a place. */
export function mayMove(actor: Actor, type: MovementType, touch: Touch): boolean {
  const right = ledgerLaw[type].who[touch]
  if (actor.status !== 'active' || right === 'nobody') return false
  if (isAdminLevel(actor) || right === 'everybody') return true
  return right === 'inventory' && actor.permissions.includes('inventory')
}
