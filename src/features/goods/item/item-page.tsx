import { useSuspenseQuery } from '@tanstack/react-query'
import { LinkButton } from '#design/ui/action/button.tsx'
import { Badge } from '#design/ui/data/badge.tsx'
import { Difference, Price } from '#design/ui/data/price.tsx'
import { RarityEdge } from '#design/ui/data/rarity.tsx'
import { EmptyState } from '#design/ui/status/states.tsx'
import { AsOf } from '#features/connection/as-of.tsx'
import { AssetFacts } from '#features/items/asset-facts.tsx'
import { describeGoods } from '#features/items/describe-goods.ts'
import { largePictureOf } from '#features/items/picture.ts'
import { rarityTierOf } from '#features/items/rarity-tier.ts'
import { StickerList } from '#features/items/sticker-list.tsx'
import { goodsDetailQuery } from '#features/listings/queries.ts'
import { type GoodsDetail, referenceOf, standingOf } from '#features/listings/standing.ts'
import { LiveNews } from '#features/live/live-news.tsx'
import { useGoodsPath } from '#features/navigation/goods-path.ts'
import { percentFrom } from '#lib/percent-from.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { itemPage } from '#styled-system/recipes/item-page.js'
import { GoodsCheckout } from '../goods-checkout.tsx'
import { GoodsDialogs } from '../goods-dialogs.tsx'
import { ItemActions, type ItemActionsProps } from './item-actions.tsx'
import { KeepItem } from './keep-item.tsx'
import { goodsHref } from '../model.ts'
import { SellerFacts } from '../on-sale/seller-facts.tsx'
import { listingQuery } from '../queries.ts'
import type { GoodsSearch } from '../search.ts'
import { SimilarItems } from '../similar-items.tsx'
import { useLiveGoods } from '../live/use-live-goods.ts'

const nothingSelected = new Map<string, string>()

/** S2.5 The shareable page of a single item on sale: what it is, who sells it, and what it costs. */
export function ItemPage({ listingId, search }: { listingId: string; search: GoodsSearch }) {
  const found = useSuspenseQuery(listingQuery(listingId))
  const { goods_id, style_id, listing } = found.data
  const { data: detail } = useSuspenseQuery(goodsDetailQuery(goods_id))
  const live = useLiveGoods(goods_id)
  const path = useGoodsPath()
  const href = goodsHref(path(goods_id), style_id === 0 ? {} : { style: style_id })
  const styles = itemPage()
  return (
    <div className={styles.root}>
      <AsOf query={found} />
      <LiveNews live={live} />
      {listing ? (
        <Item detail={detail} listing={listing} gone={live.gone.get(listingId)} goodsHref={href} />
      ) : (
        <EmptyState
          title={m.goods_item_gone()}
          text={m.goods_item_gone_text({ name: detail.goods_info.name })}
          action={
            <LinkButton look="primary" href={href}>
              {m.goods_item_others()}
            </LinkButton>
          }
        />
      )}
      {listing && (
        <SimilarItems
          of={{ listingId, styleId: listing.style_id, wear: listing.asset.wear }}
          detail={detail}
          gone={live.gone}
        />
      )}
      <GoodsDialogs goodsId={goods_id} search={search} />
      <GoodsCheckout
        goodsId={goods_id}
        listingIds={search.buy}
        listings={listing ? [listing] : []}
        selection={nothingSelected}
        onBought={() => void found.refetch()}
      />
    </div>
  )
}

/** Matches the recipe: half the page, or the full width of the phone. */
const shownWidth = '(min-width: 768px) 480px, 100vw'

interface ItemProps extends Pick<ItemActionsProps, 'listing'> {
  detail: GoodsDetail
  /** What has happened to it since, in one word. */
  gone: string | undefined
  goodsHref: string
}

function Item({ detail, listing, gone, goodsHref }: ItemProps) {
  const { goods_info: info } = detail
  const { asset, price, seller } = listing
  const styles = itemPage()
  const style = detail.styles.find((one) => one.style_id === listing.style_id)
  const { kind, name, exteriorName, quality } = describeGoods(info)
  const standing = standingOf(detail, listing.style_id || undefined)
  const percent = percentFrom(standing ? referenceOf(standing) : null, price)
  return (
    <article
      className={`${styles.item} ${card({ isClipped: true })}`}
      aria-labelledby="item-name"
      data-gone={gone && ''}
    >
      <span className={styles.edge}>
        <RarityEdge tier={rarityTierOf(info)} isThick />
      </span>
      <div className={styles.picture}>
        <img
          className={styles.image}
          {...largePictureOf(style?.image ?? info.image, shownWidth)}
          alt=""
          fetchPriority="high"
        />
      </div>
      <div className={styles.words}>
        <h1 id="item-name" className={styles.name}>
          {kind && <span className={styles.kind}>{kind} </span>}
          {[name, style?.name, exteriorName].filter(Boolean).join(' · ')}
        </h1>
        {quality && <Badge>{quality}</Badge>}
        <div className={styles.facts}>
          <AssetFacts asset={asset} info={info} style={undefined} />
        </div>
        <StickerList asset={asset} isLarge hasNames />
        {asset.name_tag !== null && <p>{m.goods_name_tag({ name: asset.name_tag })}</p>}
        <SellerFacts seller={seller} />
        <p className={styles.price}>
          <Price amount={price} size="lg" />
          {percent !== null && <Difference percent={percent} isNeutral={listing.is_mine} />}
          {gone && <Badge>{gone}</Badge>}
          <KeepItem listing={listing} isGone={gone !== undefined} />
        </p>
        <ItemActions listing={listing} isGone={gone !== undefined} />
        <a className={styles.others} href={goodsHref}>
          {m.goods_item_others()}
        </a>
      </div>
    </article>
  )
}
