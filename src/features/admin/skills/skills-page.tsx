import { CompanySectionPage } from '../section-page.tsx'
import { SkillsCard } from './skills-card.tsx'

/** What the company's people are trained for. */
export function SkillsPage() {
  return (
    <CompanySectionPage section="skills">
      {(company) => <SkillsCard company={company} />}
    </CompanySectionPage>
  )
}
