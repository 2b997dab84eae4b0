import type { ChecklistItem, Condition } from '#domain/checklist/checklist-item.ts'
import { parseNumber } from '#lib/parse-number.ts'

/** The form values of a question. */
export interface QuestionValues {
  readonly label: string
  readonly help: string
  readonly kind: ChecklistItem['kind']
  /** Comma-separated. */
  readonly options: string
  readonly unit: string
  readonly min: string
  readonly max: string
  readonly graded: boolean
  /** For graded yes or no: the answer that passes; '' if the technician grades it. */
  readonly passesOn: PassingAnswer
  readonly need: 'optional' | 'always' | 'if'
  readonly requireIf: Condition | null
  readonly showIf: Condition | null
}

export const passingAnswers = ['yes', 'no', ''] as const
type PassingAnswer = (typeof passingAnswers)[number]

/** Why a question is invalid. */
export type QuestionError = 'label' | 'options' | 'min' | 'max' | 'order' | 'requireIf'

/** A possible answer to an earlier question. */
export interface ConditionChoice {
  readonly item: ChecklistItem
  readonly is: Condition['is']
}

export function isChoosing(kind: ChecklistItem['kind']): boolean {
  return kind === 'choice' || kind === 'multiChoice'
}

export function isMeasured(kind: ChecklistItem['kind']): boolean {
  return kind === 'number' || kind === 'meter'
}

export function questionValues(item: ChecklistItem | null): QuestionValues {
  const typed = (value: number | null) => (value === null ? '' : String(value))
  return {
    label: item?.label ?? '',
    help: item?.help ?? '',
    kind: item?.kind ?? 'yesNo',
    options: item?.options.join(', ') ?? '',
    unit: item?.unit ?? '',
    min: typed(item?.min ?? null),
    max: typed(item?.max ?? null),
    graded: item?.graded ?? false,
    // A new question passes with yes, like most; what was graded by hand remains so until someone says otherwise.
    passesOn: item?.graded ? passingAnswer(item.passesOn) : 'yes',
    need: item?.requireIf ? 'if' : item === null || item.required ? 'always' : 'optional',
    requireIf: item?.requireIf ?? null,
    showIf: item?.showIf ?? null,
  }
}

function passingAnswer(passesOn: boolean | undefined): PassingAnswer {
  if (passesOn === undefined) return ''
  return passesOn ? 'yes' : 'no'
}

export function questionError(values: QuestionValues): QuestionError | null {
  if (values.label.trim() === '') return 'label'
  if (isChoosing(values.kind) && optionsOf(values.options).length === 0) return 'options'
  if (isMeasured(values.kind)) {
    const [min, max] = [parseNumber(values.min), parseNumber(values.max)]
    if (min === undefined) return 'min'
    if (max === undefined) return 'max'
    if (min !== null && max !== null && min > max) return 'order'
  }
  if (values.need === 'if' && values.requireIf === null) return 'requireIf'
  return null
}

/** The question as it is stored, without settings that its type does not use. */
export function questionOf(id: string, values: QuestionValues): ChecklistItem {
  const { label, help, kind, options, unit, min, max, graded, passesOn, need, requireIf, showIf } =
    values
  const measured = isMeasured(kind)
  return {
    id,
    kind,
    label: label.trim(),
    help: help.trim(),
    required: need === 'always',
    graded,
    ...(kind === 'yesNo' && graded && passesOn !== '' && { passesOn: passesOn === 'yes' }),
    unit: measured ? unit.trim() : '',
    min: measured ? (parseNumber(min) ?? null) : null,
    max: measured ? (parseNumber(max) ?? null) : null,
    options: isChoosing(kind) ? optionsOf(options) : [],
    showIf,
    requireIf: need === 'if' ? requireIf : null,
  }
}

/** The answers of earlier questions that a question may depend on. */
export function conditionChoices(above: readonly ChecklistItem[]): readonly ConditionChoice[] {
  return above.flatMap((item): readonly ConditionChoice[] => {
    if (item.kind === 'yesNo') return [true, false].map((is) => ({ item, is }))
    return isChoosing(item.kind) ? item.options.map((is) => ({ item, is })) : []
  })
}

/** Whether a question depends on one that no longer precedes it; such a condition counts as met. */
export function hasBrokenCondition(checklist: readonly ChecklistItem[], index: number): boolean {
  const above = new Set(checklist.slice(0, index).map(({ id }) => id))
  const item = checklist[index]
  return [item?.showIf, item?.requireIf].some((one) => one != null && !above.has(one.itemId))
}

/** A copy with one question moved up or down by one position. */
export function movedBy(
  checklist: readonly ChecklistItem[],
  index: number,
  by: -1 | 1,
): readonly ChecklistItem[] {
  const item = checklist[index]
  if (!item || index + by < 0 || index + by >= checklist.length) return checklist
  return checklist.toSpliced(index, 1).toSpliced(index + by, 0, item)
}

function optionsOf(typed: string): readonly string[] {
  const options = typed.split(',').map((option) => option.trim().slice(0, 80))
  return [...new Set(options)].filter((option) => option !== '').slice(0, 20)
}
