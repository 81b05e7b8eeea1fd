import type { Call } from '#contract/call.ts'

/** S7.4 Calls with an added delay in ms, by path: the purchase list, and the order list as a seller. */
const delays: Record<string, (input: unknown) => number> = {
  '/api/v1/order/purchase_list': () => 400,
  '/api/v1/order/list': (input) => ((input as { role?: string }).role === 'seller' ? 400 : 0),
}

export function delayOf(call: Call, input: unknown): number {
  return delays[call.path]?.(input) ?? 0
}
