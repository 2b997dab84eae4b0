import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { drawSignature } from '#components/signature/draw-signature.ts'
import { SignatureField } from '#components/signature/signature-field.tsx'
import { padSize, useSignature } from '#components/signature/signature-pad.tsx'
import { useProblemToast } from '#components/sheet/use-problem-toast.ts'
import { useData } from '#data/react.ts'
import { limits } from '#domain/entities/fields.ts'
import type { Missing } from '#domain/order/completion/missing-requirements.ts'
import { sha256Hex } from '#lib/sha256-hex.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Chip, ChipRow } from '#ui/form/chip.tsx'
import { Sheet } from '#ui/overlay/sheet.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { missingTarget } from '../steps/missing-target.ts'
import { scrollToSection } from '../steps/scroll-to-section.ts'
import { MissingNote } from './missing-note.tsx'
import styles from './signature.module.css'

export interface SignSheetProps {
  orderId: string
  /** Updated until someone starts to sign, so that what is read is what is signed. */
  summary: string
  /** The state of the work that the summary describes, see `coveredWork`. */
  covered: string
  /** Who signed for this order before; '' for no one. */
  knownName: string
  /** What the work still lacks, without the signature. */
  missing: readonly Missing[]
  onClose: () => void
}

const methods = ['drawn', 'typed'] as const

/** The customer reads the summary, enters their name and signs. */
export function SignSheet(props: SignSheetProps) {
  const { orderId, summary, covered, knownName, missing, onClose } = props
  const t = useT()
  const data = useData()
  const reportProblem = useProblemToast()
  const [name, setName] = useState(knownName)
  const [method, setMethod] = useState<(typeof methods)[number]>('drawn')
  const signature = useSignature()
  const form = useRef<HTMLFormElement>(null)
  const [asked, setAsked] = useState(false)
  const [saving, setSaving] = useState(false)
  const signer = name.trim()
  const begun = !signature.isEmpty || name !== knownName
  // An answer typed just before is saved while the sheet opens, and is part of what is signed.
  const [read, setRead] = useState({ summary, covered })
  if (!begun && (read.summary !== summary || read.covered !== covered)) {
    setRead({ summary, covered })
  }
  const shown = begun ? read.summary : summary
  const lacksStrokes = method === 'drawn' && signature.isEmpty

  async function sign() {
    setAsked(true)
    const drawn = signature.canvas()
    if (signer === '' || lacksStrokes) return showMissing()
    if (saving || !drawn) return
    setSaving(true)
    const result = await data.addPhoto({
      about: `orders/${orderId}`,
      kind: 'signature',
      data: await drawSignature(method === 'drawn' ? { drawn } : { name: signer }),
      ...padSize,
      signed: {
        name: signer,
        how: method,
        summary: shown,
        sha256: await sha256Hex(shown),
        covers: await sha256Hex(read.covered),
      },
    })
    setSaving(false)
    if (result.ok) onClose()
    else reportProblem(result.problem)
  }

  /** What is missing may be out of sight above the button. */
  function showMissing() {
    if (signer === '') form.current?.querySelector('input')?.focus()
    else form.current?.querySelector('output')?.scrollIntoView({ block: 'center' })
  }

  return (
    <Sheet
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('sign.title')}
      closeLabel={t('action.cancel')}
      isDismissable={!begun}
      footer={
        <Button variant="primary" size="large" pending={saving} onPress={() => void sign()}>
          {t('sign.sign')}
        </Button>
      }
    >
      <form
        ref={form}
        className={styles.form}
        data-unsaved={begun || undefined}
        onSubmit={(event) => {
          event.preventDefault()
          void sign()
        }}
      >
        <MissingNote
          missing={missing}
          onAdd={
            begun
              ? null
              : () => {
                  onClose()
                  scrollToSection(missingTarget(missing[0]))
                }
          }
        />
        <div>
          <h3 className={styles.what}>{t('sign.signedText')}</h3>
          {/* A long text scrolls in its place; the keyboard reaches it too. */}
          <section
            className={clsx(styles.summary, styles.toSign)}
            aria-label={t('sign.signedText')}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a long text scrolls in its place
            tabIndex={0}
          >
            {shown}
          </section>
        </div>
        <TextField
          label={t('sign.name')}
          autoComplete="off"
          autoCapitalize="words"
          maxLength={limits.line}
          value={name}
          error={asked && signer === '' ? t('form.required') : undefined}
          // Another person may sign this time, and types over it.
          onFocus={(event) => event.target.select()}
          onChange={(event) => setName(event.target.value)}
        />
        <SignatureField
          signature={signature}
          method={method}
          signer={signer}
          isMissing={asked && lacksStrokes}
        >
          <ChipRow label={t('sign.method')} wrap>
            {methods.map((one) => (
              <Chip key={one} isSelected={one === method} onPress={() => setMethod(one)}>
                {t(`sign.method.${one}`)}
              </Chip>
            ))}
          </ChipRow>
        </SignatureField>
        <p className={styles.note}>{t('sign.note')}</p>
      </form>
    </Sheet>
  )
}
