/** Where the picture is that a shared link to a goods, or to a single item of it, shows: of a goods with the lowest price. */
export const sharePicture = (goodsId: string, style?: number | null, of: 'goods' | 'items' = 'goods'): string =>
  `/art/share/${of}/${style ? `${goodsId}-${style}` : goodsId}.png`
