import { permissions, type Actor } from '#domain/access/actor.ts'
import { mutationNames } from '#domain/mutation/mutation-name.ts'
import { mayClaim } from '#domain/mutation/prepare-mutation.ts'

const begin = '    // ---- written by `npm run rules` from src/domain: not by hand\n\n'
const end = '\n    // ---- end of what is written by `npm run rules`\n'

/** The rules with the parts that the domain's tables say put in their place. */
export function withGenerated(rules: string): string {
  const [before, rest] = split(rules, begin)
  const [, after] = split(rest, end)
  return `${before}${begin}${claims()}${end}${after}`
}

function split(text: string, at: string): readonly [string, string] {
  const place = text.indexOf(at)
  if (place === -1) throw new Error(`firestore.rules lacks the line: ${at.trim()}`)
  return [text.slice(0, place), text.slice(place + at.length)]
}

/**
 * Which mutations a receipt may tell of. One pattern over the author's role, permissions and the name costs a
 * commit less than a condition for each.
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
