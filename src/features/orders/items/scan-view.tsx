import { useEffect, useRef, useState } from 'react'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/layout/banner.tsx'
import { Button } from '#ui/form/button.tsx'
import styles from './scan-view.module.css'
import { scanCodes, type ScanFailure } from './scan-codes.ts'

export interface ScanViewProps {
  onCode: (code: string) => void
  /** Moves to the field for typing a number. */
  onType: () => void
}

/** The barcode scanner; typing the number is always possible instead. */
export function ScanView({ onCode, onType }: ScanViewProps) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const report = useRef(onCode)
  const [failure, setFailure] = useState<ScanFailure | null>(null)
  const [sees, setSees] = useState(false)

  useEffect(() => {
    report.current = onCode
  })
  useEffect(() => {
    const end = new AbortController()
    const scan = async () => {
      if (!video.current) return
      const scanned = await scanCodes(video.current, end.signal, (code) => report.current(code))
      if (!scanned.ok && !end.signal.aborted) setFailure(scanned.problem)
    }
    void scan()
    return () => end.abort()
  }, [])

  return (
    <div className={styles.scan}>
      {failure ? (
        <Banner title={t(`parts.scan.${failure}`)} announce>
          {t(
            failure === 'notDownloaded' ? 'parts.scan.notDownloadedNote' : 'parts.scan.problemNote',
          )}
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
