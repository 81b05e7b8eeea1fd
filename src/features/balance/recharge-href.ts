import { useLocation } from '@tanstack/react-router'
import { usePublicPath } from '#device/use-public-path.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'

interface Shortage {
  /** Of the wallet. */
  path: string
  /** What is missing. */
  missing: string
  /** The page of this site that it is missing on. */
  back: string
}

/** Where a recharge of what is missing begins, and leads back from once it is paid. */
export function rechargeHref({ path, missing, back }: Shortage): string {
  return path + stringifySearch({ recharge: 'new', amount: missing, back })
}

/** Where what is missing on this page can be recharged, with the way back to the page as it stands. */
export function useRechargeHref(): (missing: string) => string {
  const publicPath = usePublicPath()
  const { pathname, searchStr } = useLocation()
  return (missing) => rechargeHref({ path: publicPath('/pc/wallet'), missing, back: publicPath(pathname) + searchStr })
}
