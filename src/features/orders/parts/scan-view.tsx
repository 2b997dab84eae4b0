import { useEffect, useRef, useState } from 'react'
import { useT } from '#messages/index.ts'
import { Banner } from '#ui/banner.tsx'
import { Button } from '#ui/button.tsx'
import styles from './scan-view.module.css'
import { scanCodes } from './scan-codes.ts'

export interface ScanViewProps {
  onCode: (code: string) => void
  /** To the field where a number is typed. */
  onType: () => void
}

/** The camera, looking for a barcode; typing the number is always there. */
export function ScanView({ onCode, onType }: ScanViewProps) {
  const t = useT()
  const video = useRef<HTMLVideoElement>(null)
  const tell = useRef(onCode)
  const [trouble, setTrouble] = useState<'refused' | 'missing' | null>(null)

  useEffect(() => {
    tell.current = onCode
  })
  useEffect(() => {
    const end = new AbortController()
    const scan = async () => {
      try {
        if (video.current) await scanCodes(video.current, end.signal, (code) => tell.current(code))
      } catch (error) {
        const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
        if (!end.signal.aborted) setTrouble(isRefused ? 'refused' : 'missing')
      }
    }
    void scan()
    return () => end.abort()
  }, [])

  return (
    <div className={styles.scan}>
      {trouble ? (
        <Banner title={t(`parts.scan.${trouble}`)} announce>
          {t('parts.scan.troubleNote')}
        </Banner>
      ) : (
        <>
          <video ref={video} className={styles.camera} muted playsInline aria-hidden="true" />
          <p>{t('parts.scan.hint')}</p>
        </>
      )}
      <Button onPress={onType}>{t('parts.scan.type')}</Button>
    </div>
  )
}
