import { useEffect, useState } from 'react'
import type { Company } from '#domain/entities/company.ts'
import { regionalLocale, type Translate, useLocale } from '#messages/index.ts'
import { messagesIn } from '#messages/messages-in.ts'

export interface CustomerWords {
  readonly t: Translate
  readonly locale: string
}

/** The words that a customer reads: in the company's language, else the reader's; null until they are there. */
export function useCustomerWords(
  mailLanguage: Company['mailLanguage'] | undefined,
): CustomerWords | null {
  const own = useLocale()
  const language = mailLanguage ?? own
  const [words, setWords] = useState<{ readonly language: string; readonly t: Translate }>()
  useEffect(() => {
    let isCurrent = true
    void messagesIn(language).then((t) => isCurrent && setWords({ language, t }))
    return () => {
      isCurrent = false
    }
  }, [language])
  return words?.language === language ? { t: words.t, locale: regionalLocale(language) } : null
}
