import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { EstimateRequest } from '#components/pdf/estimate/estimate-pdf.ts'
import { makePdf } from '#components/pdf/make-pdf.ts'
import { pictureBlob } from '#components/picture/show-pictures.ts'
import { type EstimateView, pictureOf } from '#data/index.ts'
import { useCompany, useData } from '#data/react.ts'
import { logoId } from '#domain/entities/picture.ts'
import { buyerOf, sellerOf } from '#domain/invoice/parties.ts'
import { shareFile } from '#lib/share-file.ts'
import { useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { Menu } from '#ui/overlay/menu.tsx'
import { showToast } from '#ui/overlay/toast.ts'

const languages = { en: 'English', es: 'Español' } as const

export interface EstimatePdf {
  readonly isMaking: boolean
  /** One for each language. */
  readonly choices: readonly {
    readonly id: string
    readonly label: string
    readonly onAction: () => void
  }[]
}

/** The estimate as a PDF in the language of its customer, made on this device. */
export function useEstimatePdf(view: EstimateView): EstimatePdf {
  const t = useT()
  const data = useData()
  const company = useCompany()
  const [isMaking, setMaking] = useState(false)

  async function make(language: EstimateRequest['language']) {
    const { estimate, customer, site } = view
    if (!company || !customer) return
    setMaking(true)
    const picture = await data.read(pictureOf(logoId))
    const pdf = await makePdf({
      kind: 'estimate',
      estimate,
      seller: sellerOf(company),
      buyer: buyerOf(customer, site?.address ?? null),
      language,
      timeZone: company.timeZone,
      logo: picture ? pictureBlob(picture) : null,
    })
    setMaking(false)
    const type = 'application/pdf'
    if (pdf) await shareFile(new File([pdf], `${estimate.ref}.pdf`, { type }))
    else showToast(t('summary.failed'), { kind: 'danger' })
  }

  const choices = Object.entries(languages).map(([id, label]) => ({
    id,
    label,
    onAction: () => void make(id === 'es' ? 'es' : 'en'),
  }))
  return { isMaking, choices }
}

/** A button to the estimate's PDF. */
export function PdfMenu({ pdf }: { pdf: EstimatePdf }) {
  const t = useT()
  return (
    <Menu
      label={t('estimates.pdf')}
      trigger={
        <Button icon={<FileText aria-hidden="true" />} pending={pdf.isMaking}>
          {t('estimates.pdf')}
        </Button>
      }
      items={pdf.choices}
    />
  )
}
