import { useSearch } from '@tanstack/react-router'

/** S2.42 The page that a person was led from, to do something first on `page`: undefined for who came by themselves, and anywhere
 * else. */
export const useWayBack = (page: '/pc/setting' | '/pc/receivables'): string | undefined =>
  useSearch({ from: page, shouldThrow: false })?.back
