import * as v from 'valibot'
import { fieldName, hasFieldName } from '#components/sync/field-name.ts'
import { useValueText } from '#components/text/use-value-text.ts'
import { team } from '#data/index.ts'
import { useLive, useSkills } from '#data/react.ts'
import { useT } from '#messages/index.ts'
import { Facts } from '#ui/list/facts.tsx'
import styles from './entry.module.css'

const argsObject = v.record(v.string(), v.unknown())
/** A forged receipt may have thousands, which no page could show. */
const mostRows = 60

/** The change's own words, one line each; edits are shown as values instead. */
export function EntryArguments({ args }: { args: unknown }) {
  const t = useT()
  const valueText = useValueText(useLive(team()), useSkills())
  const rows = v.is(argsObject, args)
    ? Object.entries(args).filter(([name]) => name !== 'edits')
    : []
  if (rows.length === 0) return <p className={styles.note}>{t('log.noArguments')}</p>
  const textOf = (name: string, value: unknown) => {
    if (typeof value === 'boolean') return t(value ? 'log.yes' : 'log.no')
    const isPlain = typeof value !== 'object' || value === null || hasFieldName(name)
    const text = isPlain ? valueText(name, value) : JSON.stringify(value)
    return text === '' ? t('sync.empty') : text
  }
  return (
    <Facts
      items={rows.slice(0, mostRows).map(([name, value]) => ({
        term: hasFieldName(name) ? fieldName(t, name) : name,
        detail: <span className={styles.value}>{textOf(name, value)}</span>,
      }))}
    />
  )
}
