import * as calls from '#contract/cart.ts'
import { answer, command, type Route } from '../http/routes.ts'
import { addToCart, removeFromCart } from './commands/change-cart.ts'
import { orderCart } from './commands/order-cart.ts'
import { listCart } from './queries.ts'

export const cartRoutes: readonly Route[] = [
  answer(calls.list, listCart),
  command(calls.add, addToCart),
  command(calls.remove, removeFromCart),
  command(calls.order, orderCart),
]
