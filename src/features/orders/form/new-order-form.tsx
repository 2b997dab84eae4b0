import { type KeyboardEvent, useRef, useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { DraftNote } from '#components/draft/draft-note.tsx'
import { ProblemNote } from '#components/text/problem-note.tsx'
import { focusFirstInvalid } from '#lib/focus-first-invalid.ts'
import { useT } from '#messages/index.ts'
import { FieldGroup, FieldRow, Form } from '#ui/form/form.tsx'
import { AssetFields } from './asset-fields.tsx'
import { CustomerFields } from './customer/customer-fields.tsx'
import { MoreFields } from './more-fields.tsx'
import { NeedFields } from './needs/need-fields.tsx'
import { NewOrderActions } from './new-order-actions.tsx'
import styles from './new-order-form.module.css'
import { PriceField } from './price-field.tsx'
import { TemplateField } from './template-field.tsx'
import { type NewOrderStart, useNewOrder } from './use-new-order.ts'
import { type SaveAs, usualSave } from './usual-save.ts'
import { WhenFields } from './when/when-fields.tsx'
import { WindowField } from './when/window-field.tsx'
import { WhoFields } from './who/who-fields.tsx'
import { PriorityField, WorkFields, WorkNotes } from './work-fields.tsx'

export interface NewOrderFormProps extends NewOrderStart {
  /** Shows the form again, empty. */
  onStartOver: () => void
}

/** A new order on one screen at the desk, in one column on a phone. */
export function NewOrderForm({ onStartOver, ...start }: NewOrderFormProps) {
  const t = useT()
  const { form, place, visit, settings, currency, problem, save, mayFitIn, draft, back } =
    useNewOrder(start)
  const { isDirty, isSubmitting, errors } = form.formState
  const element = useRef<HTMLFormElement>(null)
  const [assigneeIds, priority, day] = form.watch(['assigneeIds', 'priority', 'day'])
  const usual = usualSave({ assigneeIds, priority, day }, mayFitIn)
  const [hasNotes] = useState(() =>
    form.getValues(['instructions', 'tags', 'fixedPrice']).some(Boolean),
  )

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>) {
    const isInside = event.currentTarget.contains(event.target as Node)
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !isInside) return
    event.preventDefault()
    if (!isSubmitting) void saveUnsubmitted(usual)
  }

  /** Submitting the form shows what is missing by itself. */
  async function saveUnsubmitted(as: SaveAs) {
    await save(as)()
    if (element.current) focusFirstInvalid(element.current)
  }

  return (
    <FormProvider {...form}>
      <Form
        ref={element}
        className={styles.form}
        onKeyDown={onKeyDown}
        onSubmit={(event) => {
          // What a sheet over the form submits comes here too.
          if (event.target === event.currentTarget) void save(usual)(event)
        }}
        problem={problem && <ProblemNote problem={problem} />}
        data-unsaved={isDirty || place.isDirty || draft.found !== null || undefined}
      >
        <DraftNote draft={draft} onStartOver={onStartOver} />
        <div className={styles.columns}>
          <div className={styles.column}>
            <CustomerFields place={place} />
            <AssetFields
              siteId={form.watch('siteId')}
              chosen={form.watch('assetIds')}
              register={() => form.register('assetIds')}
            />
          </div>
          <div className={styles.column}>
            <FieldGroup title={t('orders.details')}>
              <FieldRow className={styles.what}>
                <TemplateField form={form} />
                <PriorityField form={form} />
              </FieldRow>
              <WorkFields form={form} />
              <MoreFields
                title={t('orders.moreDetails')}
                isOpen={
                  hasNotes || [errors.instructions, errors.tags, errors.fixedPrice].some(Boolean)
                }
              >
                <WorkNotes form={form} />
                <PriceField form={form} currency={currency} />
              </MoreFields>
            </FieldGroup>
            <WhenFields timeZone={settings.timeZone}>
              <WindowField settings={settings} />
            </WhenFields>
          </div>
          <div className={styles.column}>
            <WhoFields visit={visit} settings={settings} />
            <NeedFields />
          </div>
        </div>
        <NewOrderActions
          usual={usual}
          isSaving={isSubmitting}
          back={back}
          onSaveOnly={() => void saveUnsubmitted('saved')}
        />
      </Form>
    </FormProvider>
  )
}
