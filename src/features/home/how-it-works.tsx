import { TradesIcon, WalletIcon } from '#design/ui/icon/icons.tsx'
import { ShieldIcon } from '#design/ui/icon/page-icons.tsx'
import * as m from '#paraglide/messages.js'
import { homePage } from '#styled-system/recipes/home-page.js'

const steps = [
  { Icon: WalletIcon, title: m.home_how_escrow, text: m.home_how_escrow_text },
  { Icon: TradesIcon, title: m.home_how_delivery, text: m.home_how_delivery_text },
  { Icon: ShieldIcon, title: m.home_how_protection, text: m.home_how_protection_text },
]

/** A purchase in three steps: escrow, delivery, protection. */
export function HowItWorks() {
  const styles = homePage()
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>{m.home_how()}</h2>
      <ol className={styles.steps}>
        {steps.map(({ Icon, title, text }) => (
          <li key={title()} className={styles.step}>
            <span className={styles.stepIcon}>
              <Icon size={20} />
            </span>
            <h3 className={styles.stepTitle}>{title()}</h3>
            <p>{text()}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
