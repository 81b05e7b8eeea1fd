import { usePublicPath } from '#device/use-public-path.ts'
import { stringifySearch } from '#lib/search/search-codec.ts'

/** The address of my inventory, narrowed to a goods. */
export const useInventoryPath = (goodsId: string): string =>
  usePublicPath()('/pc/inventory/steam_inventory') + stringifySearch({ goods: goodsId })
