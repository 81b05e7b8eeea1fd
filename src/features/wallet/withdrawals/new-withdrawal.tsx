import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { LinkButton } from '#design/ui/button.tsx'
import { NoPermission } from '#design/ui/states.tsx'
import { usePublicPath } from '#device/use-public-path.ts'
import { useDraft } from '#features/account/use-draft.ts'
import { accountsQuery } from '#features/receivables/queries.ts'
import { usePlace } from '#features/shell/use-place.ts'
import * as m from '#paraglide/messages.js'
import { DialogState } from '../dialog-state.tsx'
import type { WalletAddress } from '../use-wallet-address.ts'
import { obstacleOf, type Obstacle, type Terms } from './model.ts'
import { termsQuery } from './queries.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { WithdrawalReview } from './withdrawal-review.tsx'

interface Wish {
  amount: string
  /** The first one, unless another was chosen. */
  accountId?: string
}

/** From the amount to terms that are confirmed. What stands in the way is said before anybody types. */
export function NewWithdrawal({ address }: { address: WalletAddress }) {
  const start = useQuery(termsQuery())
  const accounts = useQuery({ ...accountsQuery(), staleTime: 0, meta: { quiet: true } })
  const [wish, setWish] = useDraft<Wish>('withdrawal', { amount: '' })
  const [terms, setTerms] = useState<Terms | null>(null)
  const [notice, setNotice] = useState<string>()
  if (!start.data || !accounts.data) {
    const retry = () => Promise.all([start.refetch(), accounts.refetch()])
    return (
      <DialogState
        error={start.error ?? accounts.error}
        isRetrying={start.isFetching || accounts.isFetching}
        onRetry={retry}
      />
    )
  }
  // An account that was kept may have been unbound since.
  const chosen = accounts.data.items.find(({ account_id }) => account_id === wish.accountId)
  const obstacle = obstacleOf(start.data)
  if (obstacle) return <InTheWay obstacle={obstacle} />
  if (terms) {
    return (
      <WithdrawalReview
        terms={terms}
        address={address}
        onBack={(said) => {
          setNotice(said)
          setTerms(null)
          void start.refetch()
        }}
      />
    )
  }
  return (
    <WithdrawalForm
      start={start.data}
      accounts={accounts.data.items}
      amount={wish.amount}
      accountId={(chosen ?? accounts.data.items[0])?.account_id}
      notice={notice}
      onAmount={(amount) => setWish({ ...wish, amount })}
      onAccount={(accountId) => setWish({ ...wish, accountId })}
      onTerms={(found) => {
        setNotice(undefined)
        setTerms(found)
      }}
    />
  )
}

/** What has to be done first, and where. */
function InTheWay({ obstacle }: { obstacle: Obstacle }) {
  const settings = usePublicPath()('/pc/setting')
  const { find } = usePlace()
  if (obstacle.kind === 'other') {
    return <NoPermission isCompact title={m.wallet_withdraw_not_now()} text={obstacle.message} />
  }
  if (obstacle.kind === 'real-name') {
    return (
      <NoPermission
        isCompact
        title={m.wallet_withdraw_real_name()}
        text={m.wallet_withdraw_real_name_text()}
        action={
          <LinkButton look="primary" href={`${settings}#real-name`}>
            {m.wallet_withdraw_real_name_go()}
          </LinkButton>
        }
      />
    )
  }
  return (
    <NoPermission
      isCompact
      title={m.wallet_withdraw_account()}
      text={m.wallet_withdraw_account_text()}
      action={
        <LinkButton look="primary" href={find('/receivables') ?? settings}>
          {m.wallet_withdraw_account_go()}
        </LinkButton>
      }
    />
  )
}
