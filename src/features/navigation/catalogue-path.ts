import { usePublicPath } from '#device/use-public-path.ts'
import type { GoodsInfo } from '#contract/market/goods-fields.ts'

/** Addresses for plain links to the catalogue's pages. */
export function useCataloguePaths() {
  const root = usePublicPath()('/pc/catalogue')
  return {
    root,
    collections: `${root}/collections`,
    containers: `${root}/containers`,
    stickers: `${root}/stickers`,
    musicKits: `${root}/music_kits`,
    statistics: `${root}/statistics`,
    collection: (key: string) => `${root}/collections/${key}`,
    /** By its own key, or by its goods id. */
    container: (key: string) => `${root}/containers/${key}`,
    stickerGroup: (key: string) => `${root}/stickers/${key}`,
    /** The page of an item's series: stickers have groups, everything else collections. */
    seriesOf: ({ category, collection }: Pick<GoodsInfo, 'category' | 'collection'>) =>
      collection && `${root}/${category === 'sticker' ? 'stickers' : 'collections'}/${collection.key}`,
  }
}
