import { useSearch } from '@tanstack/react-router'

/**
 * S2.42 The page that sent a person to `page` to complete a prerequisite; undefined if they came on their own, and on
 * any other page.
 */
export const useWayBack = (page: '/pc/setting' | '/pc/receivables'): string | undefined =>
  useSearch({ from: page, shouldThrow: false })?.back
