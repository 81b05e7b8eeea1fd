const goodsPath = (goodsId: string) => `/goods/${goodsId}`

/** S2.5, S2.6 Addresses of plain links to goods pages, which both page sets have under one name. */
export const useGoodsPath = () => goodsPath
