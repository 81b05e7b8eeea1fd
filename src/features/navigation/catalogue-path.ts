import { usePublicPath } from '#device/use-public-path.ts'
import type { GoodsInfo } from '#contract/market/goods-fields.ts'

/** Addresses of plain links to the pages of the catalogue. */
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
    /** By its own key, or by the goods that it is. */
    container: (key: string) => `${root}/containers/${key}`,
    stickerGroup: (key: string) => `${root}/stickers/${key}`,
    /** The page of what an item belongs to: stickers have groups, everything else collections. */
    seriesOf: ({ category, collection }: Pick<GoodsInfo, 'category' | 'collection'>) =>
      collection && `${root}/${category === 'sticker' ? 'stickers' : 'collections'}/${collection.key}`,
  }
}
