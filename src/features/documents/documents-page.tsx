import { Suspense, useDeferredValue, useState } from 'react'
import { lazySheet } from '#components/sheet/lazy-sheet.tsx'
import { documentsOfCompany, unsentIds, type DocumentItem } from '#data/index.ts'
import { useActor, useLive } from '#data/react.ts'
import { offerOf } from '#domain/access/can.ts'
import { findByWords } from '#lib/find-by-words.ts'
import { foldText } from '#lib/fold-text.ts'
import { useT } from '#messages/index.ts'
import { SearchField } from '#ui/form/search-field.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Page } from '#ui/layout/page.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { useMediaQuery } from '#ui/use-media-query.ts'
import { useUrlText } from '#ui/use-url-text.ts'
import { AddDocuments } from './add-documents.tsx'
import { DocumentRow } from './document-row.tsx'
import styles from './documents.module.css'
import { useOpenDocument } from './use-open-document.ts'

const RenameSheet = lazySheet(async () => (await import('./rename-sheet.tsx')).RenameSheet)
const ImageSheet = lazySheet(async () => (await import('./image-sheet.tsx')).ImageSheet)

const byCaption = {
  text: ({ photo }: DocumentItem) => foldText(photo.caption),
  name: ({ photo }: DocumentItem) => photo.caption,
}

/** From this many on they are searched rather than looked through. */
const many = 6

/** The company's documents: the office keeps them, every member opens them, offline too. */
export function DocumentsPage() {
  const t = useT()
  const items = useLive(documentsOfCompany())
  const offer = offerOf(useActor(), 'library/edit')
  const [text, setText] = useUrlText()
  const settled = useDeferredValue(text)
  const shown = items && findByWords(items, settled, byCaption)
  const add = offer && <AddDocuments count={items?.length ?? 0} isDisabled={offer === 'disabled'} />
  // At the desk it is in the rail, on a phone under More.
  const isUnderMore = useMediaQuery('(width < 900px)')
  const isSearchable = items !== undefined && (items.length >= many || text !== '')
  return (
    <Page
      title={t('shell.documents')}
      back={isUnderMore ? { href: '/more', label: t('shell.more') } : undefined}
      actions={add}
      tools={
        isSearchable && (
          <SearchField
            label={t('library.search')}
            hideLabel
            placeholder={t('library.search')}
            value={text}
            data-search
            onChange={(event) => setText(event.target.value)}
          />
        )
      }
    >
      {!shown ? (
        <Skeleton label={t('library.loading')} shape="rows" />
      ) : items?.length === 0 ? (
        <EmptyState title={t('library.none')}>
          {t(offer ? 'library.noneOffice' : 'library.noneTeam')}
        </EmptyState>
      ) : shown.length === 0 ? (
        <EmptyState title={t('library.noMatch')} />
      ) : (
        <DocumentList items={shown} mayEdit={offer === 'open'} />
      )}
    </Page>
  )
}

function DocumentList({ items, mayEdit }: { items: readonly DocumentItem[]; mayEdit: boolean }) {
  const t = useT()
  const unsent = useLive(unsentIds('photos'))
  const { open, save, busyId, image, closeImage } = useOpenDocument()
  const [renamed, setRenamed] = useState<DocumentItem | null>(null)
  return (
    <>
      <ul className={styles.rows} aria-label={t('shell.documents')}>
        {items.map((item) => (
          <DocumentRow
            key={item.photo.id}
            item={item}
            isUnsent={unsent?.has(item.photo.id) ?? false}
            isBusy={busyId === item.photo.id}
            mayEdit={mayEdit}
            onOpen={() => void open(item)}
            onSave={() => void save(item)}
            onRename={() => setRenamed(item)}
          />
        ))}
      </ul>
      <Suspense fallback={null}>
        {renamed && <RenameSheet photo={renamed.photo} onClose={() => setRenamed(null)} />}
        {image && <ImageSheet photo={image} onClose={closeImage} />}
      </Suspense>
    </>
  )
}
