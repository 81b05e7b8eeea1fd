import { usePublicPath } from '#device/use-public-path.ts'

/** Addresses for plain links to the bargains a person has made or received, and to a single bargain. */
export function useBargainPaths() {
  const publicPath = usePublicPath()
  const lists = {
    buyer: publicPath('/pc/inventory/sent_bargain'),
    seller: publicPath('/pc/sale/received_bargain'),
  }
  return { lists, bargain: (role: keyof typeof lists, bargainId: string) => `${lists[role]}/${bargainId}` }
}
