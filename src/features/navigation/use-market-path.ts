import { usePageFacts } from '#device/use-page-facts.ts'

/** Addresses of the market and its goods in the visitor's own page set. */
export function useMarketPath() {
  const { device } = usePageFacts()
  return {
    market: device === 'mobile' ? '/goods' : '/market/csgo',
    goods: (goodsId: string, styleId: number) => `/goods/${goodsId}${styleId ? `?style=${styleId}` : ''}`,
  }
}
