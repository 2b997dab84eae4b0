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

/** Which mutations a receipt may tell of, by the role and permissions of its author. */
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
  const parts = [
    named([...everybody]),
    ...permissions.map((permission) => {
      const names = besides({ ...person, permissions: [permission] })
      return `('${permission}' in permissions && ${named(names)})`
    }),
    `(role in ['owner', 'admin'] && ${named(besides({ ...person, role: 'admin' }))})`,
  ]
  return `    function mayClaim(name, role, permissions) {
      return ${parts.join('\n        || ')};
    }
`
}

/** A condition on `name`: one expression of a long pattern costs less than a list of words. */
function named(names: readonly string[]): string {
  const lines: string[] = []
  for (const name of names) {
    const line = lines.at(-1)
    if (line === undefined || line.length + name.length > 90) lines.push(name)
    else lines[lines.length - 1] = `${line}|${name}`
  }
  const text = lines.map((line, i) => `'${i === 0 ? '^(' : '|'}${line}`)
  return `name.matches(${text.join("'\n          + ")})$')`
}
