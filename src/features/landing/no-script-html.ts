import { trialDays } from '#domain/entities/company.ts'
import { landing } from '#messages/en/public/landing.ts'
import { plans, pricesIn } from './plans.ts'

/** The landing page's text for browsers without JavaScript, inserted into index.html by the build. */
export function noScriptHtml(): string {
  const price = new Intl.NumberFormat('en', { style: 'currency', currency: pricesIn })
  const replaces = (['paper', 'calls', 'photos', 'board', 'offline'] as const).map(
    (topic) =>
      `<li>${landing[`landing.replace.${topic}After`]} (${landing['landing.before'].toLowerCase()}: ${landing[`landing.replace.${topic}Before`]})</li>`,
  )
  const prices = plans.map((plan) => {
    const amount = price.format(plan.monthlyMinor / 100)
    const features = plan.features.map((feature) => landing[`landing.feature.${feature}`])
    return `<li>${plan.name}: ${amount} ${landing['landing.perPerson']}. ${features.join(', ')}.</li>`
  })
  const questions = (['battery', 'duplicates', 'conflict', 'phones', 'tracking'] as const).map(
    (topic) =>
      `<dt>${landing[`landing.question.${topic}`]}</dt><dd>${landing[`landing.answer.${topic}`]}</dd>`,
  )
  return [
    `<h1>Daybook: ${landing['landing.title']}</h1>`,
    `<p>${landing['landing.lead']}</p>`,
    '<p>Daybook needs JavaScript. Turn it on for this site.</p>',
    `<h2>${landing['landing.replacesTitle']}</h2><ul>${replaces.join('')}</ul>`,
    `<h2>${landing['landing.pricesTitle']}</h2><p>${landing['landing.pricesNote'].replace('{days}', String(trialDays))}</p><ul>${prices.join('')}</ul>`,
    `<h2>${landing['landing.questionsTitle']}</h2><dl>${questions.join('')}</dl>`,
  ].join('\n')
}
