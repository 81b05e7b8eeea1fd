/** The seller's net after a fee in basis points (1/10000), rounded down once to whole fen; the fee is the remainder. */
export function splitPrice(price: bigint, feeBasisPoints: bigint): { net: bigint; fee: bigint } {
  const net = (price * (10_000n - feeBasisPoints)) / 10_000n
  return { net, fee: price - net }
}
