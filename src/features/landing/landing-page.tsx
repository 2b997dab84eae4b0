import { clsx } from 'clsx'
import { trialDays } from '#domain/entities/company.ts'
import { setLocale, useLocale, useT } from '#messages/index.ts'
import { Button } from '#ui/form/button.tsx'
import { ButtonLink, Link } from '#ui/link.tsx'
import { Mark } from '#ui/mark.tsx'
import styles from './landing-page.module.css'
import { LiveDemo } from './live-demo.tsx'
import { PriceTable } from './price-table.tsx'
import { ProductPicture } from './product-picture.tsx'
import { Questions } from './questions.tsx'
import { ReplacesTable } from './replaces-table.tsx'

/** Introduces Daybook to someone who has never seen it, with a demo to try. */
export function LandingPage() {
  const t = useT()
  return (
    <div className={styles.page}>
      <title>{`Daybook · ${t('landing.title')}`}</title>
      <TopBar />
      <section className={styles.hero}>
        <div className={styles.words}>
          <h1 className={styles.headline} tabIndex={-1}>
            {t('landing.headline')}
          </h1>
          <div className={styles.pitch}>
            <p className={styles.lead}>{t('landing.lead')}</p>
            <div className={styles.actions}>
              <ButtonLink href="/register" variant="primary" size="large">
                {t('landing.start')}
              </ButtonLink>
              <ButtonLink href="#demo" size="large">
                {t('landing.tryIt')}
              </ButtonLink>
            </div>
          </div>
        </div>
        <ProductPicture />
      </section>
      <section id="demo" className={clsx(styles.section, styles.beside)}>
        <h2>{t('landing.demoTitle')}</h2>
        <p className={styles.note}>{t('landing.demoNote')}</p>
        <LiveDemo />
      </section>
      <section id="replaces" className={clsx(styles.section, styles.beside)}>
        <h2>{t('landing.replacesTitle')}</h2>
        <ReplacesTable />
      </section>
      <section id="prices" className={styles.section}>
        <h2>{t('landing.pricesTitle')}</h2>
        <p className={styles.note}>{t('landing.pricesNote', { days: trialDays })}</p>
        <PriceTable />
      </section>
      <section id="questions" className={clsx(styles.section, styles.beside)}>
        <h2>{t('landing.questionsTitle')}</h2>
        <Questions />
      </section>
      <section className={styles.closing}>
        <h2>{t('landing.closing')}</h2>
        <ButtonLink href="/register" variant="primary" size="large">
          {t('landing.start')}
        </ButtonLink>
      </section>
    </div>
  )
}

function TopBar() {
  const t = useT()
  const locale = useLocale()
  const other = locale === 'en' ? 'es' : 'en'
  return (
    <header className={styles.top}>
      <span className={styles.brand}>
        <Mark />
        Daybook
      </span>
      <nav className={styles.sections} aria-label={t('landing.sections')}>
        <Link quiet href="#demo">
          {t('landing.sectionDemo')}
        </Link>
        <Link quiet href="#prices">
          {t('landing.sectionPrices')}
        </Link>
        <Link quiet href="#questions">
          {t('landing.sectionQuestions')}
        </Link>
      </nav>
      <Button variant="quiet" size="small" onPress={() => void setLocale(other)}>
        <span lang={other}>{t('landing.language')}</span>
      </Button>
      <ButtonLink size="small" href="/login">
        {t('landing.signIn')}
      </ButtonLink>
    </header>
  )
}
