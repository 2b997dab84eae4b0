import { type Role, roles } from '#domain/access/actor.ts'
import type { User } from '#domain/entities/user.ts'
import { foldText } from '#lib/fold-text.ts'
import { codeWords, wordMatcher } from '#lib/word-matcher.ts'
import type { SkillOnDay } from '#domain/staff/held-skill.ts'
import type { Workload } from './use-workload.ts'

export const accessGroups = ['active', 'deactivated', 'all'] as const
type AccessGroup = (typeof accessGroups)[number]

export const sortColumns = ['name', 'role', 'trade', 'skills', 'van', 'week', 'open'] as const
export type SortColumn = (typeof sortColumns)[number]

export interface TeamFilter {
  readonly access: AccessGroup
  /** '' for every role. */
  readonly role: Role | ''
  /** The id of a skill; '' for every one. */
  readonly skill: string
  readonly text: string
  readonly sort: SortColumn
  readonly isDescending: boolean
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

const usualSort = 'name'

export function readTeamFilter(search: URLSearchParams): TeamFilter {
  const sort = search.get('sort') ?? usualSort
  const isDescending = sort.startsWith('-')
  const column = isDescending ? sort.slice(1) : sort
  return {
    access: accessGroups.find((one) => one === search.get('access')) ?? 'active',
    role: roles.find((one) => one === search.get('role')) ?? '',
    skill: search.get('skill') ?? '',
    text: search.get('q') ?? '',
    sort: sortColumns.find((one) => one === column) ?? usualSort,
    isDescending,
  }
}

/** The search parameters with part of the filter changed; defaults are left out of the URL. */
export function writeTeamFilter(
  search: URLSearchParams,
  changes: Partial<Omit<TeamFilter, 'text'>>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  const { access, role, skill, sort, isDescending } = { ...readTeamFilter(search), ...changes }
  put(next, 'access', access, 'active')
  put(next, 'role', role, '')
  put(next, 'skill', skill, '')
  put(next, 'sort', `${isDescending ? '-' : ''}${sort}`, usualSort)
  return next
}

function put(search: URLSearchParams, name: string, value: string, usual: string): void {
  if (value === usual) search.delete(name)
  else search.set(name, value)
}

/** The rows that match, in the order that the filter asks for; equal ones by name. */
export function filterTeam(
  rows: readonly TeamRow[],
  { access, role, skill, text, sort, isDescending }: TeamFilter,
): readonly TeamRow[] {
  const matches = wordMatcher(text)
  const turn = isDescending ? -1 : 1
  return rows
    .filter(
      ({ person, skills }) =>
        (skill === '' || skills.some(({ id }) => id === skill)) &&
        (access === 'all' || (person.status === 'active') === (access === 'active')) &&
        (role === '' || person.role === role),
    )
    .filter((row) => !matches || matches(wordsOf(row)))
    .sort((a, b) => turn * compare[sort](a, b) || a.name.localeCompare(b.name))
}

function wordsOf({ person, name, van, skills }: TeamRow): string {
  const trained = skills.map((skill) => skill.name)
  return foldText(
    [name, person.email, codeWords(person.phone), person.trade, van, ...trained].join(' '),
  )
}

const compare: Readonly<Record<SortColumn, (a: TeamRow, b: TeamRow) => number>> = {
  name: (a, b) => a.name.localeCompare(b.name),
  role: (a, b) => roles.indexOf(a.person.role) - roles.indexOf(b.person.role),
  trade: (a, b) => a.person.trade.localeCompare(b.person.trade),
  skills: (a, b) => a.skills.length - b.skills.length,
  van: (a, b) => a.van.localeCompare(b.van, undefined, { numeric: true }),
  week: (a, b) => a.paid - b.paid,
  open: (a, b) => (a.openCount ?? 0) - (b.openCount ?? 0),
}
