import { valibotResolver } from '@hookform/resolvers/valibot'
import { useState } from 'react'
import { FormProvider, useForm, type Resolver } from 'react-hook-form'
import { CompanyFields } from '#components/company/company-fields.tsx'
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
import { useLocale, useT } from '#messages/index.ts'

const resolver: Resolver<CompanyValues> = valibotResolver<CompanyValues, unknown, CompanyValues>(
  companyFormSchema,
)

/** Edits the company's settings. */
export function CompanySheet({ company, onClose }: { company: Company; onClose: () => void }) {
  const t = useT()
  const locale = useLocale()
  const mutate = useMutate()
  // The values when the form opened: an edit records what it changes from.
  const [seen] = useState(() => companyValues(company, locale))
  const [problem, setProblem] = useState<Problem | null>(null)
  const form = useForm<CompanyValues>({ resolver, defaultValues: seen })

  const save = form.handleSubmit(async (values) => {
    const edits = editsBetween(companySettings(seen), companySettings(values))
    const result = await mutate('company/edit', { companyId: company.id, edits })
    if (result.ok) onClose()
    else setProblem(result.problem)
  })

  return (
    <EditSheet
      title={t('admin.editTitle')}
      size="large"
      isDirty={form.formState.isDirty}
      isSaving={form.formState.isSubmitting}
      problem={problem}
      onSubmit={save}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <CompanyFields />
      </FormProvider>
    </EditSheet>
  )
}
