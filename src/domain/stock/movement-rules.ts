import type { Actor } from '../access/actor.ts'
import { isAdminLevel } from '../access/can.ts'
import type { MovementType } from '../entities/movement.ts'

/** Who may do it: everyone, the office and people with the permission 'inventory', the office alone, or no one. */
type Right = 'everybody' | 'inventory' | 'office' | 'nobody'

/** Whose location a movement touches: the author's present or former van, another van, a warehouse, or none. */
export const touches = ['own', 'van', 'warehouse', 'outside'] as const
export type Touch = (typeof touches)[number]

/** What may be at one end of a movement. */
type End = 'location' | 'none' | 'either'

interface MovementLaw {
  readonly from: End
  readonly to: End
  /** The end that its author handles. Both of its locations must exist, and its item must be in the catalogue. */
  readonly touches: 'from' | 'to'
  readonly who: Readonly<Record<Touch, Right>>
  /** What it refers to: an order that its author may work on, or a transfer, of which no more arrives than was sent. */
  readonly refersTo: 'order' | 'transfer' | null
}

const anywhere = { own: 'everybody', van: 'inventory', warehouse: 'inventory' } as const
const forTheOffice = { own: 'office', van: 'office', warehouse: 'office' } as const

/**
 * The rules of the whole ledger. The mutators follow it, and `npm run rules` writes it into firestore.rules. No one
 * needs a permission for their own van. How much a location holds is a sum that neither the rules nor the mutators can
 * ask for: the app refuses to send more than it knows of, and the office sees what has fallen below zero.
 */
export const movementRules: Readonly<Record<MovementType, MovementLaw>> = {
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
  // Only the receiver confirms an arrival, so that no one ends a transfer to someone else.
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

/** The smallest quantity of one movement, and the largest for a technician and for the office. */
export const quantities = { least: 0.001, technician: 10_000, office: 1_000_000 } as const

/** Whose location this is from a person's view; 'outside' where there is none. */
export function touchOf(uid: string, place: Readonly<Record<string, unknown>> | null): Touch {
  if (place === null) return 'outside'
  const { technicianId, formerTechnicianIds, kind } = place
  const wasTheirs = Array.isArray(formerTechnicianIds) && formerTechnicianIds.includes(uid)
  if (technicianId === uid || wasTheirs) return 'own'
  return kind === 'warehouse' ? 'warehouse' : 'van'
}

/** Whether a person may make such a movement at such a location. */
export function mayMove(actor: Actor, type: MovementType, touch: Touch): boolean {
  const right = movementRules[type].who[touch]
  if (actor.status !== 'active' || right === 'nobody') return false
  if (isAdminLevel(actor) || right === 'everybody') return true
  return right === 'inventory' && actor.permissions.includes('inventory')
}
