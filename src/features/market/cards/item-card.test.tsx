import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { asiimov } from '../../../../tests/factories/goods-info.ts'
import { cardsOf, type GoodsList } from './card-model.ts'
import { ItemCard } from './item-card.tsx'

/** The card of a goods at this price, with a reference price of ¥10.00. */
function card(lowest_price: string): string {
  const item = {
    goods_id: asiimov.goods_id,
    style_id: 0,
    lowest_price,
    reference_price: '10.00',
    reference_sales: 50,
    on_sale_count: 3,
  }
  const [model] = cardsOf([{ items: [item], goods_infos: [asiimov] } as unknown as GoodsList])
  return renderToStaticMarkup(<ItemCard card={model!} isBookmarked={false} onBookmark={() => {}} />)
}

test('S1.1 the figures of a card say what they are to those who do not see them', () => {
  expect(card('9.30')).toMatch(/role="img"[^>]* title="7% below the reference price">−7%</)
  expect(card('11.00')).toMatch(/role="img"[^>]* title="10% above the reference price">\+10%</)
  expect(card('10.00')).toMatch(/role="img"[^>]* title="At the reference price">0%</)
  expect(card('10.00')).toMatch(/role="img" aria-label="wear 0\.\d\d to 0\.\d\d">0\.\d\d–0\.\d\d</)
})
