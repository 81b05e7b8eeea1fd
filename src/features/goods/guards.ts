import { invalidPage } from '#features/errors/invalid-page.ts'

const goodsIdLength = 11

export const isGoodsId = (id: string) => id.length === goodsIdLength

/** S2.13 A route's `beforeLoad` where `$id` is a goods id: rejects anything but 11 characters before any call is
 * made. */
export function requireGoodsId({ params }: { params: { id: string } }) {
  if (!isGoodsId(params.id)) throw invalidPage()
}
