interface Key {
  goodsId: string
  styleId: number
}

/**
 * Returns a lookup of one of the market's prices for a goods and style, in fen: the market's, unless `rows` name
 * another, which leaves out what is the person's own.
 */
export function withoutOwn<Name extends string>(
  rows: readonly { goods_id: string; style_id: number; price: string | null }[],
  name: Name,
): (market: (Key & Record<Name, bigint | null>) | null) => bigint | null {
  const known = new Map(rows.map(({ goods_id, style_id, price }) => [`${goods_id} ${style_id}`, price]))
  return (market) => {
    if (!market) return null
    const price = known.get(`${market.goodsId} ${market.styleId}`)
    if (price === undefined) return market[name]
    return price === null ? null : BigInt(price)
  }
}
