import * as v from 'valibot'
import { invitation } from '#domain/entities/invitation.ts'

/** The most people invited at once: each invitation is a change of its own and a mail. */
export const mostAtOnce = 50

export interface Invitee {
  /** As it was written. */
  readonly text: string
  readonly name: string
  /** Folded; '' where there is none. */
  readonly email: string
  readonly problem: 'noEmail' | 'notEmail' | 'twice' | 'member' | 'invited' | 'tooMany' | null
}

/** E-mail addresses, folded, of people who need no invitation. */
export interface KnownEmails {
  readonly members: ReadonlySet<string>
  readonly invited: ReadonlySet<string>
}

/**
 * The people in a typed or pasted text: "Name <email>" or addresses, separated by commas, semicolons or lines, as mail
 * programs and spreadsheets copy them.
 */
export function parseInvitees(text: string, { members, invited }: KnownEmails): readonly Invitee[] {
  const seen = new Set<string>()
  return entriesOf(text).map((entry, index) => {
    const { name, address } = readEntry(entry)
    const parsed = v.safeParse(invitation.email, address)
    const email = parsed.success ? parsed.output : ''
    const isTwice = email !== '' && seen.has(email)
    seen.add(email)
    const problem =
      address === ''
        ? 'noEmail'
        : !parsed.success || !v.is(invitation.name, name)
          ? 'notEmail'
          : isTwice
            ? 'twice'
            : members.has(email)
              ? 'member'
              : invited.has(email)
                ? 'invited'
                : index >= mostAtOnce
                  ? 'tooMany'
                  : null
    return { text: entry, name, email, problem }
  })
}

/** A comma within quotes belongs to the name: "Comeau, Grace" <grace@example.com>. */
function entriesOf(text: string): readonly string[] {
  const entries = text.match(/(?:"[^"\n]*"|[^\n,;])+/g) ?? []
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '')
}

function readEntry(entry: string): { readonly name: string; readonly address: string } {
  const [, before, inside] = /^(.*)<([^<>]*)>$/.exec(entry) ?? []
  if (before !== undefined && inside !== undefined) {
    return { name: cleanName(before), address: inside.trim() }
  }
  const words = entry.split(/\s+/)
  const address = words.find((word) => word.includes('@')) ?? ''
  const name = words.filter((word) => word !== address).join(' ')
  return { name: cleanName(name), address: address.replace(/^mailto:/i, '') }
}

function cleanName(name: string): string {
  return name.replaceAll(/["\t ]+/g, ' ').trim()
}

/** Whether the entry names a person but its address is unusable. The others are only left out. */
export function mustBeFixed({ problem }: Invitee): boolean {
  return problem === 'noEmail' || problem === 'notEmail' || problem === 'tooMany'
}
