import { useNavigate } from '@tanstack/react-router'
import type { MouseEvent } from 'react'
import { usePublicPath } from '#device/use-public-path.ts'
import { isPlainClick } from '#lib/browser/is-plain-click.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'
import { filterKeys, type LogFilters, type WalletSearch } from './search.ts'

/** Search params for nothing open above the wallet. */
const closed = {
  recharge: undefined,
  amount: undefined,
  back: undefined,
  withdrawal: undefined,
  redeem: undefined,
} as const

type Opened = Pick<WalletSearch, keyof typeof closed>

/**
 * The wallet's address. It holds what is open above the page and what its logs show, so that both survive a reload and
 * "back" undoes one step. Changes keep the scroll position.
 */
export function useWalletAddress(search: WalletSearch) {
  const navigate = useNavigate()
  const path = usePublicPath()('/pc/wallet')
  const go = (change: WalletSearch, replace = false) =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...change }), resetScroll: false, replace })
  const open = (opened: Opened, replace = false) => go({ ...closed, ...opened }, replace)
  return {
    path,
    /** The amount to recharge, and the page it is for. */
    amount: search.amount,
    back: search.back,
    open,
    close: () => open({}, true),
    filter: (filters: Omit<LogFilters, 'log'>) => go(filters, true),
    show: (log: WalletSearch['log']) =>
      go({ ...Object.fromEntries(filterKeys.map((key) => [key, undefined])), from: search.from, to: search.to, log }),
    /** The props of a plain link that opens something above the wallet and keeps the scroll position. */
    link: (opened: Opened) => ({
      href: path + stringifySearch({ ...search, ...closed, ...opened }),
      onClick: (event: MouseEvent) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        open(opened)
      },
    }),
  }
}

export type WalletAddress = ReturnType<typeof useWalletAddress>
