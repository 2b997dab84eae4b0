import { useEffect, useRef, useState } from 'react'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Button } from '#ui/form/button.tsx'
import styles from './scan-view.module.css'
import { scanCodes, type ScanTrouble } from './scan-codes.ts'

export interface ScanViewProps {
  onCode: (code: string) => void
  /** Moves to the field for typing a number. */
  onType: () => void
}

/** The barcode scanner; typing the number is always possible instead. */
export function ScanView({ onCode, onType }: ScanViewProps) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const tell = useRef(onCode)
  const [trouble, setTrouble] = useState<ScanTrouble | null>(null)
  const [sees, setSees] = useState(false)

  useEffect(() => {
    tell.current = onCode
  })
  useEffect(() => {
    const end = new AbortController()
    const scan = async () => {
      if (!video.current) return
      const scanned = await scanCodes(video.current, end.signal, (code) => tell.current(code))
      if (!scanned.ok && !end.signal.aborted) setTrouble(scanned.problem)
    }
    void scan()
    return () => end.abort()
  }, [])

  return (
    <div className={styles.scan}>
      {trouble ? (
        <Banner title={t(`parts.scan.${trouble}`)} announce>
          {t(trouble === 'noReader' ? 'parts.scan.noReaderNote' : 'parts.scan.troubleNote')}
        </Banner>
      ) : (
        <>
          <video
            ref={video}
            className={styles.camera}
            muted
            playsInline
            aria-hidden="true"
            onPlaying={() => setSees(true)}
          />
          <p>{t(sees ? 'parts.scan.hint' : 'parts.scan.opening')}</p>
        </>
      )}
      <Button onPress={onType}>{t('parts.scan.type')}</Button>
    </div>
  )
}
