import { permissions, type Actor } from '#domain/access/actor.ts'
import { movementTypes } from '#domain/entities/movement.ts'
import { mutationNames } from '#domain/mutation/mutation-name.ts'
import { mayClaim } from '#domain/mutation/prepare-mutation.ts'
import { ledgerLaw, touches } from '#domain/stock/ledger-law.ts'

const begin = '    // ---- written by `npm run rules` from src/domain: not by hand\n\n'
const end = '\n    // ---- end of what is written by `npm run rules`\n'

/** The rules with the parts that the domain's tables say put in their place. */
export function withGenerated(rules: string): string {
  const [before, rest] = split(rules, begin)
  const [, after] = split(rest, end)
  return `${before}${begin}${claims()}\n${moves()}${end}${after}`
}

function split(text: string, at: string): readonly [string, string] {
  const place = text.indexOf(at)
  if (place === -1) throw new Error(`firestore.rules lacks the line: ${at.trim()}`)
  return [text.slice(0, place), text.slice(place + at.length)]
}

/**
 * Which mutations a receipt may tell of. One pattern over the author's role, permissions and the name costs a
 * commit less than a condition for each. The rules see to it that the name is one word.
 */
function claims(): string {
  const person: Actor = {
    uid: 'u',
    companyId: 'c',
    role: 'technician',
    status: 'active',
    permissions: [],
  }
  const claimable = (actor: Actor) => mutationNames.filter((name) => mayClaim(actor, name))
  const everybody = new Set(claimable(person))
  const besides = (actor: Actor) => claimable(actor).filter((name) => !everybody.has(name))
  const patterns = [
    `.* (${[...everybody].join('|')})`,
    ...permissions.map((permission) => {
      const names = besides({ ...person, permissions: [permission] })
      return `.* ${permission} (.* )?(${names.join('|')})`
    }),
    `(owner|admin) .* ?(${besides({ ...person, role: 'admin' }).join('|')})`,
  ]
  return `    // What an author, 'role permission permission name', may say that they did.
    function mayClaim(what) {
      return what.matches('${patterns.join('|')}');
    }
`
}

/** Who may make which movement, between which ends, where they touch whose place: `ledgerLaw`. */
function moves(): string {
  const lines = movementTypes.flatMap((type) =>
    touches.flatMap((touch) => {
      const { from, to, touches: touched, who } = ledgerLaw[type]
      const right = who[touch]
      if (right === 'nobody') return []
      const isOutside = touch === 'outside'
      const sign = (end: 'from' | 'to', kind: string) => {
        if (end === touched) return isOutside ? '-' : '[+]'
        return kind === 'place' ? '[+]' : '-'
      }
      return [{ right, line: `${type} ${sign('from', from)}${sign('to', to)} ${touch}` }]
    }),
  )
  const of = (...rights: readonly string[]) =>
    lines.flatMap(({ right, line }) => (rights.includes(right) ? [line] : [])).join('|')
  const patterns = [
    `.* (${of('everybody')})`,
    `.* inventory (.* )?(${of('inventory')})`,
    `(owner|admin) .* ?(${of('inventory', 'office')})`,
  ]
  return `    // What an author, 'role permission permission', may move: 'type ends place', where '+' is an end at a place.
    function mayMove(what) {
      return what.matches('${patterns.join('|')}');
    }
`
}
