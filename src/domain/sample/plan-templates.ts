import { checklistItem, type ChecklistItem } from '../checklist/checklist-item.ts'
import type { Answer } from '../checklist/answer.ts'
import * as v from 'valibot'
import { countryStyle } from './country-style.ts'
import type { SampleChange, SampleMaker } from './sample-maker.ts'
import type { SampleQuestion } from './sample-words.ts'
import type { TemplateKey } from './sample-world.ts'

const pressure = {
  bar: { unit: 'bar', min: 1, max: 2.5, value: 1.6 },
  psi: { unit: 'psi', min: 12, max: 30, value: 18 },
}

const usualMinutes = { service: 90, leak: 60 }

/** The order templates. */
export function planTemplates(maker: SampleMaker): readonly SampleChange[] {
  const { words, idOf, change } = maker
  return (['service', 'leak'] as const).map((key) =>
    change(`template_${key}_add`, 'template/create', {
      templateId: idOf(`template_${key}`),
      name: words.templates[key].name,
      instructions: words.templates[key].instructions,
      requires: ['resolution'],
      minutes: usualMinutes[key],
      checklist: checklistOf(maker, key),
    }),
  )
}

/** The answers to a template's questions where all is well: all of them, or those of the first half. */
export function sampleAnswers(
  maker: SampleMaker,
  key: TemplateKey,
  howMany: 'some' | 'all',
): readonly (readonly [string, Answer])[] {
  const { answers } = maker.words.templates[key]
  const values = checklistOf(maker, key).flatMap(({ id, graded }) => {
    const value = id === 'pressure' ? pressureOf(maker).value : answers[id]
    return value === undefined
      ? []
      : [[id, { value, grade: graded ? 'pass' : null, note: '' }] as const]
  })
  return howMany === 'all' ? values : values.slice(0, Math.ceil(values.length / 2))
}

function checklistOf(maker: SampleMaker, key: TemplateKey): readonly ChecklistItem[] {
  return maker.words.templates[key].checklist.map((question) => questionOf(maker, question))
}

function questionOf(maker: SampleMaker, question: SampleQuestion): ChecklistItem {
  const { unit, min, max } = pressureOf(maker)
  return v.parse(
    checklistItem,
    question.id === 'pressure' ? { ...question, unit, min, max } : question,
  )
}

function pressureOf({ company, language }: SampleMaker) {
  return countryStyle(company.address.country, language).isImperial ? pressure.psi : pressure.bar
}
