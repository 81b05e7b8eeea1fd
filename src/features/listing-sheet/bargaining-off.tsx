import { useQuery } from '@tanstack/react-query'
import { usePublicPath } from '#device/use-public-path.ts'
import { ownShopQuery } from '#features/listings/own-shop-queries.ts'
import * as m from '#paraglide/messages.js'
import { text } from '#styled-system/recipes/text.js'
import { textLink } from '#styled-system/recipes/text-link.js'

/** S1.5 Says that nobody can make an offer, whatever a listing allows, if the seller has turned bargaining off. */
export function BargainingOff() {
  const { data: shop } = useQuery(ownShopQuery())
  return shop?.is_bargainable === false && <Note />
}

function Note() {
  const publicPath = usePublicPath()
  return (
    <p className={text({ size: 'sm' })}>
      {m.selling_bargaining_all_off()} {/* In a new tab: the form around it may hold unsaved input. */}
      <a className={textLink()} href={publicPath('/pc/setting')} target="_blank" rel="noreferrer">
        {m.selling_failed_settings()}
      </a>
    </p>
  )
}
