import type { CatalogueContainer } from '../catalogue/goods.ts'
import { local } from '../catalogue/goods-index.ts'
import { imageOf } from '../catalogue/image.ts'
import type { Locale } from '../http/context.ts'
import { type Standing, sumStandings } from './standings.ts'

/** Containers as the information pages list them, each with the market of its own goods. */
export const containerItems = (
  containers: readonly CatalogueContainer[],
  standings: ReadonlyMap<string, Standing>,
  locale: Locale,
) =>
  containers.map(({ slug, kind, name, goods_id, contents }) => {
    const { on_sale_count, lowest_price } = sumStandings([standings.get(goods_id)])
    return {
      key: slug,
      name: local(name, locale),
      kind,
      goods_id,
      image: imageOf(goods_id),
      item_count: contents.length,
      on_sale_count,
      lowest_price,
    }
  })
