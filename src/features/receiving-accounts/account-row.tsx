import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Badge } from '#design/ui/data/badge.tsx'
import { Button } from '#design/ui/action/button.tsx'
import { ConfirmDialog } from '#design/ui/dialog/confirm-dialog.tsx'
import { CardIcon } from '#design/ui/icon/account-icons.tsx'
import { Skeleton } from '#design/ui/status/skeleton.tsx'
import { toast } from '#design/ui/status/toast-store.ts'
import { formatDate, formatMoney } from '#i18n/format.ts'
import { useTimeZone } from '#i18n/use-time-zone.ts'
import * as m from '#paraglide/messages.js'
import { receivingAccounts } from '#styled-system/recipes/receiving-accounts.js'
import { chooseAccountMutation, unbindAccountMutation } from './mutations.ts'
import { accountDetailQuery, type ReceivingAccount } from './queries.ts'

interface AccountRowProps {
  account: ReceivingAccount
  /** No other account can be chosen. */
  isOnly: boolean
}

export function AccountRow({ account, isOnly }: AccountRowProps) {
  const [isUnbinding, setUnbinding] = useState(false)
  const choose = useMutation({
    ...chooseAccountMutation(),
    onSuccess: () => toast({ text: m.receiving_accounts_chosen({ account: account.account }), tone: 'positive' }),
  })
  const unbind = useMutation({
    ...unbindAccountMutation(),
    onSuccess: () => toast({ text: m.receiving_accounts_unbound({ account: account.account }), tone: 'positive' }),
    onSettled: () => setUnbinding(false),
  })
  const zone = useTimeZone()
  const styles = receivingAccounts()
  return (
    <li className={styles.account}>
      <span className={styles.mark}>
        <CardIcon size={22} />
      </span>
      <div className={styles.name}>
        <p className={styles.number}>
          {account.account}
          {account.is_default && <Badge tone="positive">{m.receiving_accounts_default()}</Badge>}
        </p>
        <p className={styles.facts}>
          {m.receiving_accounts_facts({ name: account.real_name, date: formatDate(account.bound_at, zone) })}
        </p>
      </div>
      <Totals accountId={account.account_id} />
      <div className={styles.actions}>
        {!account.is_default && !isOnly && (
          <Button
            size="sm"
            isLoading={choose.isPending}
            aria-label={m.receiving_accounts_choose_this({ account: account.account })}
            onClick={() => choose.mutate(account.account_id)}
          >
            {m.receiving_accounts_choose()}
          </Button>
        )}
        <Button
          size="sm"
          aria-label={m.receiving_accounts_unbind_this({ account: account.account })}
          onClick={() => setUnbinding(true)}
        >
          {m.receiving_accounts_unbind()}
        </Button>
      </div>
      <ConfirmDialog
        isOpen={isUnbinding}
        onClose={() => setUnbinding(false)}
        title={m.receiving_accounts_unbind_title({ account: account.account })}
        closeLabel={m.shell_close()}
        text={m.receiving_accounts_unbind_text()}
        confirmLabel={m.receiving_accounts_unbind()}
        cancelLabel={m.shell_cancel()}
        isDanger
        isBusy={unbind.isPending}
        onConfirm={() => unbind.mutate(account.account_id)}
      />
    </li>
  )
}

/** The total paid out to it; the row is complete without it. */
function Totals({ accountId }: { accountId: string }) {
  const { data, isPending } = useQuery(accountDetailQuery(accountId))
  const styles = receivingAccounts()
  if (isPending) {
    return (
      <div className={styles.totals} aria-hidden="true">
        <Skeleton />
        <Skeleton width="half" />
      </div>
    )
  }
  if (!data) return <div className={styles.totals} />
  const { count, total, under_way } = data.withdrawals
  return (
    <div className={styles.totals}>
      <p>
        {count === 0
          ? m.receiving_accounts_none_paid()
          : m.receiving_accounts_paid({ total: formatMoney(total), count })}
      </p>
      {under_way > 0 && <p>{m.receiving_accounts_under_way({ count: under_way })}</p>}
    </div>
  )
}
