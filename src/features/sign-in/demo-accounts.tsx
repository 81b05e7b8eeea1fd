import { Button } from '#design/ui/action/button.tsx'
import { demoAccounts } from '#lib/demo-accounts.ts'
import * as m from '#paraglide/messages.js'
import { loginDialog } from '#styled-system/recipes/login-dialog.js'

interface DemoAccountsProps {
  onChoose: (phone: string, password: string) => void
}

/** On a demo: accounts anybody can use, and their password. A press fills in both. */
export function DemoAccounts({ onChoose }: DemoAccountsProps) {
  const { buyer, seller, password } = demoAccounts
  const styles = loginDialog()
  const choice = (label: string, phone: string) => (
    <Button size="sm" onClick={() => onChoose(phone, password)}>
      {label}
    </Button>
  )
  return (
    <div className={styles.demo}>
      <p>{m.sign_in_demo({ password })}</p>
      <div className={styles.demoAccounts}>
        {choice(m.sign_in_demo_buyer({ phone: buyer }), buyer)}
        {choice(m.sign_in_demo_seller({ phone: seller }), seller)}
      </div>
    </div>
  )
}
