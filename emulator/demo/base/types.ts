/** A person of the demo company who can sign in. */
export interface DemoAccount {
  readonly uid: string
  readonly email: string
  readonly password: string
  readonly name: string
  readonly role: 'owner' | 'admin' | 'technician'
}

/** A document before it is encoded: instants as ISO text, those in `serverTimes` become timestamps. */
export interface DemoDocument {
  /** Relative to `/documents`. */
  readonly path: string
  readonly data: Readonly<Record<string, unknown>>
}

export const trades = ['heating', 'electrical', 'refrigeration'] as const
export type Trade = (typeof trades)[number]

export type Priority = 'low' | 'normal' | 'high' | 'urgent'

/** Every trade has a template, and work that its checklist does not fit has one of its own. */
export type TemplateKey = Trade | 'ventilation'

/** A kind of order that a trade gets often, with what customers, office and technicians write about it. */
export interface OrderKind {
  readonly titles: readonly string[]
  /** What the customer reported; may be ''. */
  readonly descriptions: readonly string[]
  readonly instructions: readonly string[]
  readonly resolutions: readonly string[]
  readonly minutes: number
  readonly tags: readonly string[]
  readonly priority?: Priority
  /** The template that it follows, where it is not that of its trade. */
  readonly template?: TemplateKey
  /** SKUs of items that it may use. */
  readonly parts?: readonly string[]
  /** The names of the equipment that it is about; anything of the trade unless given, nothing if empty. */
  readonly equipment?: readonly string[]
}
