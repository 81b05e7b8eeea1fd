import { TradesIcon, WalletIcon } from '#design/ui/icons.tsx'
import { ShieldIcon } from '#design/ui/page-icons.tsx'
import { LogoMark } from '#features/shell/logo.tsx'
import * as m from '#paraglide/messages.js'
import { loginDialog } from '#styled-system/recipes/login-dialog.js'

const points = [
  { text: m.account_side_hold, Icon: ShieldIcon },
  { text: m.account_side_offer, Icon: TradesIcon },
  { text: m.account_side_wallet, Icon: WalletIcon },
]

/** What an account is good for, said before people make one. */
export function LoginSide() {
  const styles = loginDialog()
  return (
    <div className={styles.side}>
      <p className={styles.brand}>
        <LogoMark />
        {m.app_name()}
      </p>
      <p className={styles.promise}>{m.account_side_title()}</p>
      <ul className={styles.points}>
        {points.map(({ text, Icon }) => (
          <li key={text()} className={styles.point}>
            <span className={styles.pointIcon}>
              <Icon size={20} />
            </span>
            <span className={styles.pointText}>{text()}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
