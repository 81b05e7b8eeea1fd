import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '#i18n/format.ts'
import { balancesQuery } from './queries.ts'
import { useRechargeHref } from './recharge-href.ts'
import { settle } from './settle.ts'

/**
 * What the balance lacks for a payment, with a link to recharge it; null if the balance suffices or is unknown, in
 * which case the exchange decides. `due` is a decimal string with two digits, as is `ownHeld`, which counts towards it.
 */
export function useShortfall(due: string, ownHeld?: string) {
  const { data: balances } = useQuery({ ...balancesQuery(), meta: { quiet: true } })
  const rechargeHref = useRechargeHref()
  const { after, missing } = settle(balances?.available ?? due, due, ownHeld)
  return {
    /** Undefined while unknown. */
    available: balances?.available,
    /** The balance left after the payment. */
    after,
    shortfall: missing === '0.00' ? null : { missing: formatMoney(missing), href: rechargeHref(missing) },
  }
}
