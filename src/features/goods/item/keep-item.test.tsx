import { QueryClient } from '@tanstack/react-query'
import { expect, test, vi } from 'vitest'
import { drawn } from '../../../../tests/factories/drawn.tsx'
import type { ItemActionsProps } from './item-actions.tsx'
import { KeepItem } from './keep-item.tsx'

vi.mock('#features/session/session.functions.ts', () => ({}))
vi.mock('#features/bookmarks/bookmarked.functions.ts', () => ({}))

const listing = {
  listing_id: '7',
  is_mine: false,
  price: '12.50',
  seller: { nickname: 'Mei' },
  asset: { wear: 0.152_345 },
} as ItemActionsProps['listing']
const shown = (facts: object, isGone = false) =>
  drawn(new QueryClient(), <KeepItem listing={{ ...listing, ...facts }} isGone={isGone} />)

test('S1.2 S1.7 an item can be bookmarked and put into the cart, unless it is one’s own or gone', async () => {
  expect(await shown({})).toMatch(
    /aria-label="Bookmark ¥12\.50, wear 0\.152345".*aria-label="In the cart: ¥12\.50, wear 0\.152345"/,
  )
  expect(await shown({ asset: { wear: null } })).toContain('¥12.50, from Mei')
  expect(await shown({ is_mine: true })).toBe('')
  expect(await shown({}, true)).toBe('')
})
