import { Badge } from '#design/ui/data/badge.tsx'
import { InspectIcon } from '#design/ui/icon/item-icons.tsx'
import { RarityEdge } from '#design/ui/data/rarity.tsx'
import { useIsHydrating } from '#design/ui/use-is-hydrating.ts'
import { PriceAlertButton } from '#features/alerts/price-alert-button.tsx'
import { BookmarkButton } from '#features/bookmarks/bookmark-button.tsx'
import { useBookmarks } from '#features/bookmarks/use-bookmarks.ts'
import { describeGoods } from '#features/items/describe-goods.ts'
import { largePictureOf } from '#features/items/picture.ts'
import { rarityTierOf } from '#features/items/rarity-tier.ts'
import type { GoodsDetail } from '#features/listings/standing.ts'
import * as m from '#paraglide/messages.js'
import { card } from '#styled-system/recipes/card.js'
import { goodsArt } from '#styled-system/recipes/goods-art.js'
import { ExteriorSwitch, QualitySwitch, StyleSwitch } from './goods-switch.tsx'
import { GoodsSources } from './goods-sources.tsx'
import { useCatalogueNames } from './use-catalogue-names.ts'

export interface GoodsArtProps {
  detail: GoodsDetail
  style: number | undefined
  /** The cheapest listing's inspect link: what the page's picture can show in the game. */
  inspectUrl: string | null | undefined
  /** On the phone the header already holds the page's h1. */
  heading: 'h1' | 'h2'
}

/** Matches the recipe: four thirds of the height. */
const shownWidth = '(min-width: 768px) 333px, 280px'

/** The goods' picture and names, and its other exteriors, qualities and styles. */
export default function GoodsArt({ detail, style, inspectUrl, heading: Heading }: GoodsArtProps) {
  const names = useCatalogueNames()
  const { isBookmarked, toggle } = useBookmarks()
  const isAsleep = useIsHydrating()
  const styles = goodsArt()
  const info = detail.goods_info
  const tier = rarityTierOf(info)
  const { kind, name, exteriorName, quality } = describeGoods(info)
  const chosen = detail.styles.find((one) => one.style_id === style)
  const image = chosen?.image ?? info.image
  const rarity = names.rarity(info.rarity)
  const fullName = [info.name, chosen?.name].filter(Boolean).join(' · ')
  const target = { goods_id: info.goods_id, style_id: style ?? 0 }
  return (
    <section className={card({ isClipped: true })} aria-label={info.name} data-asleep={isAsleep || undefined}>
      <RarityEdge tier={tier} isThick />
      <div className={styles.root}>
        <div className={styles.head}>
          <div className={styles.tags}>
            {rarity && <Badge tone={tier}>{rarity}</Badge>}
            {quality && <Badge>{quality}</Badge>}
            <GoodsSources detail={detail} />
          </div>
          <div className={styles.tools}>
            {inspectUrl && (
              <a className={styles.inspect} href={inspectUrl} title={m.goods_inspect()}>
                <InspectIcon size={14} />
                <span className={styles.inspectWord}>{m.goods_inspect()}</span>
              </a>
            )}
            <PriceAlertButton target={target} name={fullName} />
            <BookmarkButton name={fullName} isBookmarked={isBookmarked(target)} onToggle={() => void toggle(target)} />
          </div>
        </div>
        <div className={styles.picture}>
          <img className={styles.image} {...largePictureOf(image, shownWidth)} alt="" fetchPriority="high" />
        </div>
        <div className={styles.names}>
          <Heading className={styles.title}>
            {kind && <span className={styles.kind}>{kind} </span>}
            <span className={styles.finish}>{name}</span>{' '}
            {(chosen ?? exteriorName) && (
              <span className={styles.exterior}>{[chosen?.name, exteriorName].filter(Boolean).join(' · ')}</span>
            )}
          </Heading>
        </div>
        <QualitySwitch detail={detail} />
        <ExteriorSwitch detail={detail} />
        <StyleSwitch detail={detail} style={style} />
      </div>
    </section>
  )
}
