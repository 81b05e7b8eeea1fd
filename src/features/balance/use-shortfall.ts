import { useQuery } from '@tanstack/react-query'
import { formatMoney } from '#i18n/format.ts'
import { balancesQuery } from './queries.ts'
import { useRechargeHref } from './recharge-href.ts'
import { settle } from './settle.ts'

/**
 * What the balance lacks for a payment, with the way to recharge that; null where it suffices, or is not known: then the exchange is to
 * say. `due` is a decimal string with two digits.
 */
export function useShortfall(due: string) {
  const { data: balances } = useQuery({ ...balancesQuery(), meta: { quiet: true } })
  const rechargeHref = useRechargeHref()
  const { after, missing } = settle(balances?.available ?? due, due)
  return {
    /** Undefined while it is not known. */
    available: balances?.available,
    /** What stays of the balance. */
    after,
    shortfall: missing === '0.00' ? null : { missing: formatMoney(missing), href: rechargeHref(missing) },
  }
}
