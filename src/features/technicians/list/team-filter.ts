import { type Role, roles } from '#domain/access/actor.ts'
import type { User } from '#domain/entities/user.ts'
import { findByWords } from '#lib/find-by-words.ts'
import { foldText } from '#lib/fold-text.ts'
import { codeWords } from '#lib/word-matcher.ts'
import type { SkillOnDay } from '#domain/staff/held-skill.ts'
import type { Workload } from './use-workload.ts'

export const accessGroups = ['active', 'deactivated', 'all'] as const
type AccessGroup = (typeof accessGroups)[number]

export interface TeamFilter {
  readonly access: AccessGroup
  /** '' for every role. */
  readonly role: Role | ''
  /** The id of a skill; '' for every one. */
  readonly skill: string
  readonly text: string
}

/** A skill that a person holds today, with its name. */
export interface TeamSkill extends SkillOnDay {
  readonly name: string
}

/** A member with what the list shows of other documents. */
export interface TeamRow extends Workload {
  readonly person: User
  readonly name: string
  /** The name of their van; '' for none. */
  readonly van: string
  readonly unsent: boolean
  /** By name; expired ones too. */
  readonly skills: readonly TeamSkill[]
  /** The last day of their time off, where they are away today. */
  readonly awayUntil: string | null
}

export function readTeamFilter(search: URLSearchParams): TeamFilter {
  return {
    access: accessGroups.find((one) => one === search.get('access')) ?? 'active',
    role: roles.find((one) => one === search.get('role')) ?? '',
    skill: search.get('skill') ?? '',
    text: search.get('q') ?? '',
  }
}

/** The search parameters with part of the filter changed; defaults are left out of the URL. */
export function writeTeamFilter(
  search: URLSearchParams,
  changes: Partial<Omit<TeamFilter, 'text'>>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  const { access, role, skill } = { ...readTeamFilter(search), ...changes }
  put(next, 'access', access, 'active')
  put(next, 'role', role, '')
  put(next, 'skill', skill, '')
  return next
}

function put(search: URLSearchParams, name: string, value: string, usual: string): void {
  if (value === usual) search.delete(name)
  else search.set(name, value)
}

/** The rows that match, by name. */
export function filterTeam(
  rows: readonly TeamRow[],
  { access, role, skill, text }: TeamFilter,
): readonly TeamRow[] {
  const inGroup = rows.filter(
    ({ person, skills }) =>
      (skill === '' || skills.some(({ id }) => id === skill)) &&
      (access === 'all' || (person.status === 'active') === (access === 'active')) &&
      (role === '' || person.role === role),
  )
  return findByWords(inGroup, text, { text: wordsOf, name: ({ name }) => name }).toSorted((a, b) =>
    a.name.localeCompare(b.name),
  )
}

function wordsOf({ person, name, van, skills }: TeamRow): string {
  const trained = skills.map((skill) => skill.name)
  return foldText(
    [name, person.email, codeWords(person.phone), person.trade, van, ...trained].join(' '),
  )
}
