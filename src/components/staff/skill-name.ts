import type { CompanySkill } from '#domain/entities/skill.ts'
import type { Translate } from '#messages/index.ts'

/** The name of a skill; one that the company no longer has is called a deleted one. */
export function skillName(t: Translate, skills: readonly CompanySkill[], id: string): string {
  return skills.find((skill) => skill.id === id)?.label ?? t('skills.deleted')
}
