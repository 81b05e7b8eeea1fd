const goodsPath = (goodsId: string) => `/goods/${goodsId}`

/** S2.5, S2.6 Addresses for plain links to goods pages, which have the same path in both page sets. */
export const useGoodsPath = () => goodsPath
