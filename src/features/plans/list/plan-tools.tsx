import { useT } from '#messages/index.ts'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { SearchField } from '#ui/form/search-field.tsx'
import { planStates } from './find-plans.ts'
import type { PlanRows } from './use-plan-rows.ts'

/** The search field. */
export function PlanSearch({ text, setText }: Pick<PlanRows, 'text' | 'setText'>) {
  const t = useT()
  return (
    <SearchField
      label={t('plans.search')}
      hideLabel
      placeholder={t('plans.searchHint')}
      value={text}
      data-search
      onChange={(event) => setText(event.target.value)}
    />
  )
}

type PlanStatesProps = Pick<PlanRows, 'state' | 'setState' | 'countOf'>

/** A filter for each state. */
export function PlanStates({ state, setState, countOf }: PlanStatesProps) {
  const t = useT()
  return (
    <ChipRow label={t('plans.state')}>
      {planStates.map((one) => (
        <Chip
          key={one}
          count={countOf(one)}
          isSelected={one === state}
          onPress={() => setState(one)}
        >
          {t(`plans.state.${one}`)}
        </Chip>
      ))}
    </ChipRow>
  )
}
