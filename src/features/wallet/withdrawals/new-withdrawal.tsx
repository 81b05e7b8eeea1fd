import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountsQuery } from '#features/receiving-accounts/queries.ts'
import { useDraft } from '#features/session/use-draft.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import { DialogState } from '../dialog-state.tsx'
import type { WalletAddress } from '../use-wallet-address.ts'
import { ObstacleNotice } from './obstacle-notice.tsx'
import { obstacleOf, type Terms } from './model.ts'
import { termsQuery } from './queries.ts'
import { WithdrawalForm } from './withdrawal-form.tsx'
import { WithdrawalReview } from './withdrawal-review.tsx'

interface WithdrawalDraft {
  amount: string
  /** Defaults to the first account. */
  accountId?: string
}

/** From the amount to confirmed terms. Obstacles are shown before anything is typed. */
export function NewWithdrawal({ address }: { address: WalletAddress }) {
  const start = useQuery(termsQuery())
  const accounts = useQuery({ ...accountsQuery(), staleTime: 0, meta: { quiet: true } })
  const [draft, setDraft] = useDraft<WithdrawalDraft>('withdrawal', { amount: '' })
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
  // The account in the draft may have been unbound since.
  const chosen = accounts.data.items.find(({ account_id }) => account_id === draft.accountId)
  const obstacle = obstacleOf(start.data)
  if (obstacle) {
    return (
      <ObstacleNotice obstacle={obstacle} back={address.path + stringifySearch({ withdrawal: 'new' })} terms={start} />
    )
  }
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
      amount={draft.amount}
      accountId={(chosen ?? accounts.data.items[0])?.account_id}
      notice={notice}
      onAmount={(amount) => setDraft({ ...draft, amount })}
      onAccount={(accountId) => setDraft({ ...draft, accountId })}
      onTerms={(found) => {
        setNotice(undefined)
        setTerms(found)
      }}
    />
  )
}
