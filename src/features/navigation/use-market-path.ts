import { useRouteContext } from '@tanstack/react-router'

/** Addresses of the market and of its goods in the visitor's own page set. */
export function useMarketPath() {
  const { device } = useRouteContext({ from: '__root__' }).page
  return {
    market: device === 'mobile' ? '/goods' : '/market/csgo',
    goods: (goodsId: string, styleId: number) => `/goods/${goodsId}${styleId ? `?style=${styleId}` : ''}`,
  }
}
