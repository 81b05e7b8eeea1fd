import { Skeleton } from '#design/ui/status/skeleton.tsx'
import * as m from '#paraglide/messages.js'
import { receivingAccounts } from '#styled-system/recipes/receiving-accounts.js'

export function ReceivingAccountsPending() {
  return (
    <div
      className={receivingAccounts().root}
      aria-busy="true"
      aria-label={m.receiving_accounts_loading()}
      role="status"
    >
      <Skeleton shape="title" />
      <Skeleton width="half" />
      <Skeleton shape="row" count={2} />
    </div>
  )
}
