/** The bounds of any price per item, in fen: below two the fee would leave the seller nothing; the upper one catches typos. */
export const priceBounds = { min: 2n, max: 1_000_000_000n }

export const isPrice = (fen: bigint): boolean => fen >= priceBounds.min && fen <= priceBounds.max
