import { Button } from '#design/ui/action/button.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { showNotice } from '#features/preparation/notice-store.ts'
import type { PreCheck } from '#features/preparation/preparation-queries.ts'
import { usePreCheck } from '#features/preparation/use-pre-check.ts'
import { useLogin } from '#features/sign-in/use-login.ts'
import * as m from '#paraglide/messages.js'
import { row } from '#styled-system/recipes/row.js'
import { DemoSection } from './demo-section.tsx'

/** S2.42 S2.43 The overlays that depend on the visitor's account, and the four checks before an action. */
export function AccountDemos() {
  const { openLogin } = useLogin()
  return (
    <DemoSection title={m.demos_account()}>
      <div className={row({ wrap: true, gap: 3 })}>
        <Button onClick={openLogin}>{m.demos_open_login()}</Button>
        <Button onClick={() => showNotice({ show: 'preparation' })}>{m.demos_open_preparation()}</Button>
        <Button onClick={() => showNotice({ show: 'dialog', text: m.error_closing() })}>
          {m.demos_open_closing()}
        </Button>
        <Button onClick={() => showNotice({ show: 'settings', text: m.error_cannot_trade({ reason: '' }) })}>
          {m.demos_open_settings()}
        </Button>
      </div>
      <div className={row({ wrap: true, gap: 3 })}>
        <Check action="order" label={m.demos_check_order()} />
        <Check action="sale" label={m.demos_check_sale()} />
        <Check action="purchase" label={m.demos_check_purchase()} />
        <Check action="supply" label={m.demos_check_supply()} />
      </div>
    </DemoSection>
  )
}

function Check({ action, label }: { action: PreCheck; label: string }) {
  const check = usePreCheck(action)
  const act = async () => {
    if (await check()) toast({ text: m.demos_check_passed(), tone: 'positive' })
  }
  return <Button onClick={() => void act()}>{label}</Button>
}
