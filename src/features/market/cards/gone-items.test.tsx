import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { asiimov } from '../../../../tests/factories/goods-info.ts'
import { cardsOf, type GoodsList } from './card-model.ts'
import { ItemCard } from './item-card.tsx'
import ListingRows from './listing-rows.tsx'

vi.mock('#features/session/session.functions.ts', () => ({}))
vi.mock('#features/bookmarks/bookmarked.functions.ts', () => ({}))

const listing = {
  listing_id: '7',
  price: '9.00',
  is_bargainable: true,
  asset: { wear: 0.2, paint_seed: 412, fade: null, stickers: [], charm: null, name_tag: null },
}
const item = { goods_id: asiimov.goods_id, style_id: 0, lowest_price: '9.00', reference_price: null, listing }
const cards = cardsOf([{ items: [item], goods_infos: [asiimov] } as unknown as GoodsList])
const checkout = `/goods/${asiimov.goods_id}?buy=7`
const itemPage = 'href="/goods_detail/7"'
const goods = `href="/goods/${asiimov.goods_id}"`

const card = (gone?: string) =>
  renderToStaticMarkup(<ItemCard card={cards[0]!} gone={gone} isBookmarked={false} onBookmark={() => {}} />)
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })
const rows = (gone: ReadonlyMap<string, string>) =>
  renderToStaticMarkup(
    <RouterContextProvider router={router as never}>
      <QueryClientProvider client={new QueryClient()}>
        <ListingRows label="Items" cards={cards} gone={gone} isBusy={false} />
      </QueryClientProvider>
    </RouterContextProvider>,
  )

test('S1.1 a card leads to the page of its item; of one that has just been sold it says so, and leads to its goods', () => {
  expect(card()).toContain(itemPage)
  expect(card()).toContain('seed 412')
  const sold = card('Sold')
  expect(sold).not.toContain(itemPage)
  expect(sold).toContain(goods)
  expect(sold).toContain('>Sold<')
  expect(sold, 'the price that it had').toContain('¥9.00')
})

test('S1.1 the row of an item that has just been sold has nothing that buys or bargains', () => {
  const onSale = rows(new Map())
  expect(onSale).toContain(checkout)
  expect(onSale, 'its name').toContain(itemPage)
  expect(onSale).toContain('bargain=7')
  const sold = rows(new Map([['7', 'Sold']]))
  expect(sold).not.toMatch(/buy=|bargain=/)
  expect(sold).toMatch(/<button[^>]* disabled=""[^>]*>.*Sold/)
  expect(sold).toContain(goods)
})
