export const roles = ['owner', 'admin', 'technician'] as const
export type Role = (typeof roles)[number]

/** Permissions that a person may have in addition to their role. */
export const permissions = ['inventory', 'edit_customers', 'quote'] as const

/** The person who acts: the fields of a user document that permissions depend on. */
export interface Actor {
  readonly uid: string
  readonly companyId: string
  readonly role: Role
  /** Only an 'active' user may do anything. */
  readonly status: string
  /** Known values: `permissions`. */
  readonly permissions: readonly string[]
  /** On this device, the company's subscription has lapsed as far as is known: only what finishes work is open. */
  readonly isLapsed?: boolean
}
