import { CheckIcon } from '#design/ui/icon/icons.tsx'
import { Logo } from '#design/ui/icon/logo.tsx'
import { usePageFacts } from '#device/use-page-facts.ts'
import * as m from '#paraglide/messages.js'
import { downloadPage } from '#styled-system/recipes/download-page.js'
import { AppQrCode } from './app-qr-code.tsx'

const steps = [m.content_app_step_scan, m.content_app_step_open, m.content_app_step_add]
const gains = [m.content_app_gain_follow, m.content_app_gain_screen, m.content_app_gain_sign_in]

/** S1.13 How to install the market on a phone: the app is the phone's page set, added to the home screen. */
export function DownloadPage() {
  const { origin } = usePageFacts()
  const styles = downloadPage()
  return (
    <div className={styles.root}>
      <div className={styles.words}>
        <Logo className={styles.logo} />
        <h1 className={styles.title}>{m.content_app_title()}</h1>
        <p className={styles.lead}>{m.content_app_lead()}</p>
        <ul className={styles.gains}>
          {gains.map((gain) => (
            <li key={gain()} className={styles.gain}>
              <CheckIcon size={18} strokeWidth={2.5} className={styles.tick} />
              {gain()}
            </li>
          ))}
        </ul>
      </div>
      <section className={styles.card} aria-label={m.content_app_install()}>
        <AppQrCode size={208} />
        <p className={styles.address}>{URL.parse(origin)?.host}</p>
        <ol className={styles.steps}>
          {steps.map((step, index) => (
            <li key={step()} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {index + 1}
              </span>
              {step()}
            </li>
          ))}
        </ol>
      </section>
    </div>
  )
}
