import { createServerFn } from '@tanstack/react-start'
import { remark } from '#contract/inventory.ts'
import { setOnSale } from '#contract/selling.ts'
import { info } from '#contract/shop.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'
import { withoutExtras } from './without-extras.ts'

export const changeListings = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(setOnSale))
  .handler(async ({ data }) => withoutExtras(await callUpstream(setOnSale, data.body, { idempotencyKey: data.key })))

export const fetchOwnShop = createServerFn({ method: 'GET' }).handler(() => callUpstream(info, {}))

export const saveNote = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(remark))
  .handler(({ data }) => callUpstream(remark, data.body, { idempotencyKey: data.key }))
