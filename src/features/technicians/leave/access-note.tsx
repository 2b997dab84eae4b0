import { useState } from 'react'
import { DayText } from '#components/text/day-text.tsx'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { useMutate, useTimeZone } from '#data/react.ts'
import { leftLately, lateWorkDays } from '#domain/access/late-work.ts'
import type { User } from '#domain/entities/user.ts'
import type { Problem } from '#domain/problem.ts'
import { addDays, localDay } from '#domain/time/local-time.ts'
import { useNow, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { keepFocus } from '#ui/keep-focus.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { showToast } from '#ui/overlay/toast.ts'

/** Says since when a person has no access and until when their earlier work arrives, and gives them access again. */
export function AccessNote({ person, mayManage }: { person: User; mayManage: boolean }) {
  const t = useT()
  const mutate = useMutate()
  const timeZone = useTimeZone()
  const isOpen = leftLately(person, useNow()) !== null
  const [problem, setProblem] = useState<Problem | null>(null)
  const { deactivatedAt, status } = person
  const since = deactivatedAt === null ? null : localDay(deactivatedAt, timeZone)

  async function activate() {
    const saved = await mutate('member/activate', { uid: person.id })
    setProblem(saved.ok ? null : saved.problem)
    if (saved.ok) {
      showToast(t('technicians.reactivatedToast', { name: person.name || person.email }))
    }
  }

  return (
    <div ref={keepFocus}>
      <Banner
        title={
          <>
            {t(since === null ? 'technicians.deactivated' : 'technicians.deactivatedSince')}{' '}
            {since !== null && <DayText day={since} />}
          </>
        }
        action={
          mayManage &&
          status === 'inactive' && (
            <Button variant="primary" onPress={() => void activate()}>
              {t('technicians.reactivate')}
            </Button>
          )
        }
      >
        {isOpen && since !== null && (
          <>
            {t('technicians.lateWorkUntil')} <DayText day={addDays(since, lateWorkDays)} />
          </>
        )}
      </Banner>
      <div role="alert">
        {problem && <ProblemNote problem={problem} />}
        {problem?.type === 'seats/full' && <p>{t('technicians.seatsFullHelp')}</p>}
      </div>
    </div>
  )
}
