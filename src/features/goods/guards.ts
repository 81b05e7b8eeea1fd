import { invalidPage } from '#features/errors/invalid-page.ts'

const goodsIdLength = 11

export const isGoodsId = (id: string) => id.length === goodsIdLength

/** S2.13 A route's `beforeLoad` where `$id` names a goods: anything but 11 characters is refused before a call is made. */
export function requireGoodsId({ params }: { params: { id: string } }) {
  if (!isGoodsId(params.id)) throw invalidPage()
}
