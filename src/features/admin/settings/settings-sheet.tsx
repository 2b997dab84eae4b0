import { valibotResolver } from '@hookform/resolvers/valibot'
import { type ReactNode, useState } from 'react'
import { FormProvider, type Resolver, useForm } from 'react-hook-form'
import * as v from 'valibot'
import {
  companyFormSchema,
  companySettings,
  companyValues,
  type CompanyValues,
} from '#components/company/company-form.ts'
import { EditSheet } from '#components/sheet/edit-sheet.tsx'
import { useMutate } from '#data/react.ts'
import type { Company } from '#domain/entities/company.ts'
import { editsBetween } from '#domain/mutation/edits/edits-between.ts'
import type { Problem } from '#domain/problem.ts'
import { useLocale } from '#messages/index.ts'

interface SettingsSheetProps {
  title: string
  company: Company
  /** The values that this sheet edits; the others are neither checked nor changed. */
  fields: readonly [keyof CompanyValues, ...(keyof CompanyValues)[]]
  onClose: () => void
  children: ReactNode
}

/** Edits some of the company's settings: their fields stand inside, in a `FormProvider` of `CompanyValues`. */
export function SettingsSheet({ title, company, fields, onClose, children }: SettingsSheetProps) {
  const locale = useLocale()
  const mutate = useMutate()
  // The values when the form opened: an edit records what it changes from.
  const [seen] = useState(() => companyValues(company, locale))
  const [problem, setProblem] = useState<Problem | null>(null)
  const [resolver] = useState(
    (): Resolver<CompanyValues> =>
      valibotResolver<Partial<CompanyValues>, unknown, Partial<CompanyValues>>(
        v.pick(companyFormSchema, fields),
      ) as Resolver<CompanyValues>,
  )
  const form = useForm<CompanyValues>({ resolver, defaultValues: seen })

  const save = form.handleSubmit(async (values) => {
    const edits = editsBetween(companySettings(seen), companySettings({ ...seen, ...values }))
    const result = await mutate('company/edit', { companyId: company.id, edits })
    if (result.ok) onClose()
    else setProblem(result.problem)
  })

  return (
    <EditSheet
      title={title}
      isDirty={form.formState.isDirty}
      isSaving={form.formState.isSubmitting}
      problem={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <FormProvider {...form}>{children}</FormProvider>
    </EditSheet>
  )
}
