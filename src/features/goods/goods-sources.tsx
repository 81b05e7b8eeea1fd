import type { ReactNode } from 'react'
import { Badge } from '#design/ui/data/badge.tsx'
import type { GoodsDetail } from '#features/listings/standing.ts'
import { useCataloguePaths } from '#features/navigation/catalogue-path.ts'
import * as m from '#paraglide/messages.js'
import { goodsSources } from '#styled-system/recipes/goods-sources.js'

/** A knife can come out of a dozen cases; the page of any of them lists the others. */
const most = 2

/** Links to the catalogue pages of a goods: its collection or sticker group, the containers it comes from, and its
 * contents. */
export function GoodsSources({ detail: { goods_info, containers } }: { detail: GoodsDetail }) {
  const { seriesOf, container } = useCataloguePaths()
  const { collection, category, goods_id } = goods_info
  const series = collection && seriesOf(goods_info)
  // Stickers of one capsule form a group of the same name, whose page links to the capsule.
  const others = containers.filter(({ name }) => !series || name !== collection.name)
  return (
    <>
      {series && <Source href={series}>{collection.name}</Source>}
      {others.slice(0, most).map(({ key, name }) => (
        <Source key={key} href={container(key)}>
          {name}
        </Source>
      ))}
      {category === 'container' && <Source href={container(goods_id)}>{m.catalogue_in_catalogue()}</Source>}
    </>
  )
}

const Source = ({ href, children }: { href: string; children: ReactNode }) => (
  <a className={goodsSources()} href={href}>
    <Badge>{children}</Badge>
  </a>
)
