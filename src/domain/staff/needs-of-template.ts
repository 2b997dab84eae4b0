import { equal } from '#lib/equal.ts'
import type { NeededSkill } from '../entities/skill.ts'
import type { Template } from '../entities/template.ts'

type Giving = Pick<Template, 'skills' | 'minutes'> | null

interface Needs<M> {
  readonly skills: readonly NeededSkill[]
  readonly minutes: M
}

/**
 * The needed skills and the duration once another template is chosen: the new one's, unless a person has changed those
 * of the former. `usual` is the duration without one of a template.
 */
export function needsOfTemplate<M extends number | null>(
  { skills, minutes }: Needs<M>,
  former: Giving,
  next: Giving,
  usual: M,
): Needs<M | number> {
  return {
    skills: equal(skills, former?.skills ?? []) ? (next?.skills ?? []) : skills,
    minutes: minutes === (former?.minutes ?? usual) ? (next?.minutes ?? usual) : minutes,
  }
}

/** The needed skills and the duration of a new order: its template's where it says nothing of them. */
export function needsOfNew(
  said: Partial<Needs<number | null>>,
  template: Giving,
): Needs<number | null> {
  return {
    skills: said.skills ?? template?.skills ?? [],
    minutes: said.minutes === undefined ? (template?.minutes ?? null) : said.minutes,
  }
}
