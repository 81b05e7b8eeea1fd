import { type GoodsDetail, standingOf } from '#features/listings/standing.ts'
import { canonicalOf, pageMeta } from '#i18n/page-meta.ts'
import { sharePicture } from '#lib/share-picture.ts'
import { formatMoney, formatNumber } from '#i18n/format.ts'
import * as m from '#paraglide/messages.js'
import { goodsHref } from './model.ts'

/** The goods data shown to search engines and in link previews, as plain data. */
export function goodsHeadOf(detail: GoodsDetail, style: number | undefined) {
  const { goods_info } = detail
  const standing = standingOf(detail, style) ?? detail.market
  const chosen = detail.styles.find((one) => one.style_id === style)
  return {
    goodsId: goods_info.goods_id,
    style,
    name: chosen ? `${goods_info.name} · ${chosen.name}` : goods_info.name,
    image: `${chosen?.image ?? goods_info.image}@2.webp`,
    lowestPrice: standing.lowest_price,
    onSaleCount: standing.on_sale_count,
  }
}

export type GoodsHead = ReturnType<typeof goodsHeadOf>

/** The head of a goods page. Both page sets give the desktop address as the canonical one. */
export function goodsMeta(head: GoodsHead, origin: string) {
  const { goodsId, style, name, lowestPrice, onSaleCount } = head
  const path = goodsHref(`/goods/${goodsId}`, { style })
  const price = lowestPrice && formatMoney(lowestPrice)
  const title = `${price ? m.goods_title({ name, price }) : name} · ${m.app_name()}`
  const description = price
    ? m.goods_description({ name, price, count: formatNumber(onSaleCount) })
    : m.goods_description_none({ name })
  const { meta, links } = pageMeta({ origin, path, title, description, image: sharePicture(goodsId, style) })
  // For search engines a product with neither an offer nor a review is an error.
  if (!lowestPrice) return { meta, links }
  // The router writes it as structured data, but its types only know the attributes of a meta element.
  const product: object = {
    'script:ld+json': productOf({ ...head, lowestPrice }, description, origin),
  }
  return { meta: [...meta, product], links }
}

function productOf(head: GoodsHead & { lowestPrice: string }, description: string, origin: string) {
  const { goodsId, style, name, image, lowestPrice, onSaleCount } = head
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name,
    description,
    sku: goodsId,
    image: origin + image,
    url: canonicalOf(origin, goodsHref(`/goods/${goodsId}`, { style })),
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'CNY',
      lowPrice: lowestPrice,
      offerCount: onSaleCount,
      availability: 'https://schema.org/InStock',
    },
  }
}
