/**
 * The path of the preview picture for a shared link to a goods, which includes its lowest price, or to a single item of
 * it.
 */
export const sharePicture = (goodsId: string, style?: number | null, of: 'goods' | 'items' = 'goods'): string =>
  `/art/share/${of}/${style ? `${goodsId}-${style}` : goodsId}.png`
