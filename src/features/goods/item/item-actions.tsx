import { Button, LinkButton } from '#design/ui/action/button.tsx'
import { copyText } from '#design/ui/action/copy-text.ts'
import { Badge } from '#design/ui/data/badge.tsx'
import { CopyIcon } from '#design/ui/icon/icons.tsx'
import { InspectIcon, TagIcon } from '#design/ui/icon/item-icons.tsx'
import { usePageFacts } from '#device/use-page-facts.ts'
import { preloadOffer } from '#features/bargains/make-offer.tsx'
import { preloadCheckout } from '#features/checkout/checkout.tsx'
import { MoneyButton } from '#features/connection/money-button.tsx'
import type { Listing } from '#features/listings/queries.ts'
import * as m from '#paraglide/messages.js'
import { itemPage } from '#styled-system/recipes/item-page.js'
import { useGoodsSearch } from '../use-goods-address.ts'

export interface ItemActionsProps {
  listing: Omit<Listing, 'is_topped'>
  /** It has been sold or taken down since. */
  isGone: boolean
}

/** The actions for a listing. Once it is gone, the buttons stay in place but are disabled. */
export function ItemActions({ listing, isGone }: ItemActionsProps) {
  const { listing_id, is_mine, is_bargainable, asset } = listing
  const { buy, bargain } = useGoodsSearch()
  const { origin } = usePageFacts()
  const styles = itemPage()
  return (
    <>
      <div data-buy-bar={is_mine ? undefined : ''} className={styles.actions}>
        {is_mine ? (
          <Badge>{m.goods_mine()}</Badge>
        ) : (
          <MoneyButton
            look="primary"
            size="lg"
            disabled={isGone}
            onPointerEnter={preloadCheckout}
            onFocus={preloadCheckout}
            onClick={() => buy([listing_id])}
          >
            {m.goods_buy()}
          </MoneyButton>
        )}
        {!is_mine && is_bargainable && (
          <MoneyButton
            size="lg"
            disabled={isGone}
            icon={<TagIcon size={16} />}
            onPointerEnter={preloadOffer}
            onFocus={preloadOffer}
            onClick={() => bargain(listing_id)}
          >
            {m.goods_bargain()}
          </MoneyButton>
        )}
      </div>
      <div className={styles.ways}>
        {asset.inspect_url && (
          <LinkButton size="sm" look="ghost" icon={<InspectIcon size={16} />} href={asset.inspect_url}>
            {m.goods_inspect()}
          </LinkButton>
        )}
        <Button
          size="sm"
          look="ghost"
          icon={<CopyIcon size={16} />}
          onClick={() => void copyText(`${origin}/goods_detail/${listing_id}`)}
        >
          {m.goods_item_share()}
        </Button>
      </div>
    </>
  )
}
