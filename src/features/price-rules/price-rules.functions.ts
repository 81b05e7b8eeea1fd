import { createServerFn } from '@tanstack/react-start'
import { attach, checkPriceList, list, pause, quoteRule, remove, save } from '#contract/price-rules/price-rules.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'
import { keyedInputOf } from '#upstream/keyed-input-of.ts'

export const fetchRuleQuotes = createServerFn({ method: 'POST' })
  .validator(inputOf(quoteRule))
  .handler(({ data }) => callUpstream(quoteRule, data))

export const fetchRules = createServerFn({ method: 'GET' }).handler(() => callUpstream(list, {}))

export const saveRule = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(save))
  .handler(({ data }) => callUpstream(save, data.body, { idempotencyKey: data.key }))

export const pauseRule = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(pause))
  .handler(({ data }) => callUpstream(pause, data.body, { idempotencyKey: data.key }))

export const deleteRule = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(remove))
  .handler(({ data }) => callUpstream(remove, data.body, { idempotencyKey: data.key }))

export const attachRule = createServerFn({ method: 'POST' })
  .validator(keyedInputOf(attach))
  .handler(({ data }) => callUpstream(attach, data.body, { idempotencyKey: data.key }))

export const checkPrices = createServerFn({ method: 'POST' })
  .validator(inputOf(checkPriceList))
  .handler(async ({ data }) => {
    const result = await callUpstream(checkPriceList, data)
    if (!result.ok) return result
    // A refusal's extra differs from code to code; the page shows its message only.
    const rows = result.data.rows.map(({ extra: _extra, ...row }) => row)
    return { ok: true as const, data: { ...result.data, rows } }
  })
