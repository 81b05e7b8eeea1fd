import { useLocation } from '@tanstack/react-router'
import { usePublicPath } from '#device/use-public-path.ts'
import { rechargeHref } from './model.ts'

/** Where what is missing on this page can be recharged, with the way back to the page as it stands. */
export function useRechargeHref(): (missing: string) => string {
  const publicPath = usePublicPath()
  const { pathname, searchStr } = useLocation()
  return (missing) => rechargeHref({ path: publicPath('/pc/wallet'), missing, back: publicPath(pathname) + searchStr })
}
