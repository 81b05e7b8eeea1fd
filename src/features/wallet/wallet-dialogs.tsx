import { useHydrated } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { preloadDialog } from '#design/ui/dialog/dialog.tsx'
import { useLazyMount } from '#design/ui/dialog/use-lazy-mount.ts'
import { loadOnline } from '#lib/browser/load-online.ts'
import type { WalletSearch } from './search.ts'
import type { WalletAddress } from './use-wallet-address.ts'

const loadRecharge = () => import('./recharges/recharge-dialog.tsx')
const loadWithdrawal = () => import('./withdrawals/withdrawal-dialog.tsx')
const loadRedeem = () => import('./codes/redeem-dialog.tsx')
const RechargeDialog = lazy(() => loadOnline(loadRecharge))
const WithdrawalDialog = lazy(() => loadOnline(loadWithdrawal))
const RedeemDialog = lazy(() => loadOnline(loadRedeem))

/** Prefetches a dialog when its button is hovered. */
export const preload = {
  recharge: () => void Promise.all([loadRecharge(), preloadDialog()]),
  withdrawal: () => void Promise.all([loadWithdrawal(), preloadDialog()]),
  redeem: () => void Promise.all([loadRedeem(), preloadDialog()]),
}

/**
 * The wallet's dialogs. Their state is in the address, so a reload, or the return from the payment app, reopens them.
 */
export function WalletDialogs({ search, address }: { search: WalletSearch; address: WalletAddress }) {
  const isHydrated = useHydrated()
  const recharge = isHydrated ? search.recharge : undefined
  const withdrawal = isHydrated ? search.withdrawal : undefined
  const isRedeeming = isHydrated && search.redeem === true
  const hasRecharge = useLazyMount(recharge !== undefined)
  const hasWithdrawal = useLazyMount(withdrawal !== undefined)
  const hasRedeem = useLazyMount(isRedeeming)
  return (
    <Suspense fallback={null}>
      {hasRecharge && <RechargeDialog recharge={recharge} address={address} />}
      {hasWithdrawal && <WithdrawalDialog withdrawal={withdrawal} address={address} />}
      {hasRedeem && <RedeemDialog isOpen={isRedeeming} address={address} />}
    </Suspense>
  )
}
