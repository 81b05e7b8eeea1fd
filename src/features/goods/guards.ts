import { notFound } from '@tanstack/react-router'

const goodsIdLength = 11

/** S2.13 A route's `beforeLoad` where `$id` names a goods: anything but 11 characters is refused before a call is made. */
export function requireGoodsId({ params }: { params: { id: string } }) {
  if (params.id.length !== goodsIdLength) throw notFound()
}
