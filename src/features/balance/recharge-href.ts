import { useLocation } from '@tanstack/react-router'
import { usePublicPath } from '#device/use-public-path.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'

interface Shortage {
  /** The wallet's path. */
  path: string
  /** The missing amount. */
  missing: string
  /** The page of this site to return to. */
  back: string
}

/** The address where a recharge of the missing amount starts; once paid, it leads back to `back`. */
export function rechargeHref({ path, missing, back }: Shortage): string {
  return path + stringifySearch({ recharge: 'new', amount: missing, back })
}

/** Builds recharge links that lead back to the current page. */
export function useRechargeHref(): (missing: string) => string {
  const publicPath = usePublicPath()
  const { pathname, searchStr } = useLocation()
  return (missing) => rechargeHref({ path: publicPath('/pc/wallet'), missing, back: publicPath(pathname) + searchStr })
}
