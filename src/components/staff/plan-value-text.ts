import * as v from 'valibot'
import { neededItem } from '#domain/entities/item.ts'
import { type CompanySkill, editedSkills, neededSkill } from '#domain/entities/skill.ts'
import type { WorkingHours } from '#domain/entities/working-hours.ts'
import { staffFields } from '#domain/staff/staff-fields.ts'
import { addressLines } from '#domain/geo/address-lines.ts'
import { groupWeek } from '#domain/staff/group-week.ts'
import type { Format, Translate } from '#messages/index.ts'
import { lengthText } from '../text/length-text.ts'
import { skillName } from './skill-name.ts'

/** How a day without hours is called. */
type OffKey = 'hoursOf.dayOff' | 'opening.closed'

interface Words {
  readonly t: Translate
  readonly format: Pick<Format, 'clock' | 'day' | 'list'>
  /** The company's, for their names. */
  readonly skills: readonly CompanySkill[]
}

/** The value of a field that people are planned by as text; undefined for any other field or value. */
export function planValueText(words: Words, field: string, value: unknown): string | undefined {
  return Object.hasOwn(texts, field) ? texts[field]?.(words, value) : undefined
}

/** Reads a value, which another version may have stored, before saying it. */
function text<S extends v.GenericSchema>(
  schema: S,
  say: (value: v.InferOutput<S>, words: Words) => string,
) {
  return (words: Words, value: unknown) => {
    const read = v.safeParse(schema, value)
    return read.success ? say(read.output, words) : undefined
  }
}

const weekText = text(staffFields.weeklyHours, (hours, words) =>
  hours === null ? words.t('hoursOf.company') : daysText(hours, words, 'hoursOf.dayOff'),
)

const openingText = text(staffFields.weeklyHours, (hours, words) =>
  hours === null ? words.t('opening.always') : daysText(hours, words, 'opening.closed'),
)

function daysText(hours: WorkingHours, { t, format }: Words, off: OffKey): string {
  return groupWeek(hours)
    .map(({ first, last, spans }) => {
      const days = [t(`weekday.${first}`), ...(first === last ? [] : [t(`weekday.${last}`)])]
      return `${days.join(' – ')}: ${spansText(spans, t, format, off)}`
    })
    .join('\n')
}

const labelsText = text(editedSkills, (skills, { format }) =>
  format.list(skills.map(({ label }) => label).toSorted((a, b) => a.localeCompare(b))),
)

const heldText = text(staffFields.skills, (held, { t, format, skills }) =>
  format.list(
    held.map(({ id, level, expiresOn }) => {
      const until = expiresOn === null ? [] : [t('skills.until', { date: format.day(expiresOn) })]
      return `${skillName(t, skills, id)} (${[t(`skills.level.${level}`), ...until].join(', ')})`
    }),
  ),
)

const neededText = text(v.array(neededSkill), (needed, { t, format, skills }) =>
  format.list(
    needed.map(({ id, level }) => `${skillName(t, skills, id)} (${t(`skills.level.${level}`)})`),
  ),
)

const itemsText = text(v.array(neededItem), (items, { t }) =>
  items.length === 0 ? '' : t('needed.count', { count: items.length }),
)

const texts: Readonly<Record<string, (words: Words, value: unknown) => string | undefined>> = {
  skills: (words, value) =>
    labelsText(words, value) ?? heldText(words, value) ?? neededText(words, value),
  weeklyHours: weekText,
  workingHours: weekText,
  neededItems: itemsText,
  openingHours: openingText,
  breaks: text(staffFields.breaks, (breaks, { t, format }) =>
    breaks
      .map(({ from, to, minutes }) =>
        t('hoursOf.break', { minutes, from: format.clock(from), to: format.clock(to) }),
      )
      .join('\n'),
  ),
  exceptions: text(staffFields.exceptions, (exceptions, { t, format }) =>
    exceptions
      .toSorted((a, b) => a.id.localeCompare(b.id))
      .map(({ id, spans, note }) =>
        [format.day(id), spansText(spans, t, format), note].filter(Boolean).join(' · '),
      )
      .join('\n'),
  ),
  basePlace: text(staffFields.basePlace, (place, { t }) =>
    place === null ? t('base.company') : addressLines(place.address).join(', '),
  ),
  territoryIds: text(staffFields.territoryIds, (ids, { t }) =>
    ids.length === 0 ? t('territories.everywhere') : t('territories.number', { count: ids.length }),
  ),
  pace: text(staffFields.pace, (percent, { t }) => t('pace.of', { percent })),
  maxMinutesPerDay: text(staffFields.maxMinutesPerDay, (minutes, { t }) =>
    minutes === null ? t('hoursOf.noMost') : lengthText(t, minutes * 60_000),
  ),
}

function spansText(
  spans: readonly { readonly start: string; readonly end: string }[],
  t: Translate,
  format: Words['format'],
  off: OffKey = 'hoursOf.dayOff',
): string {
  const times = spans.map(({ start, end }) => `${format.clock(start)} – ${format.clock(end)}`)
  return times.join(', ') || t(off)
}
