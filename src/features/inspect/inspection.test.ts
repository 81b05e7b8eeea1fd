import { expect, test } from 'vitest'
import { codes } from '#contract/codes.ts'
import { type CallError, UpstreamError } from '#lib/calls/call-result.ts'
import { inspectionOf } from './inspection.ts'
import type { InspectedItem } from './queries.ts'

const link = 'steam://rungame/730/76561202255233023/+csgo_econ_action_preview%20S1A2D3'
const redline = { goods_id: 'a1b2c3d4e5f', goods_info: { name: 'AK-47 | Redline (Field-Tested)' } } as InspectedItem
const untraded = { goods_id: null, goods_info: null } as InspectedItem
const failed = (error: CallError) => inspectionOf(link, { error: new UpstreamError(error) })

test('an inspect link is being read until there is an answer; one that is cut short is not read', () => {
  expect(inspectionOf(link, {})).toEqual({ said: 'Reading the inspect link…' })
  expect(inspectionOf(null, {})).toEqual({
    said: 'This is not a complete inspect link. Copy the whole link and paste it again.',
  })
})

test('its item is named, or is one that the market does not trade; a later failure takes neither away', () => {
  const error = new UpstreamError({ kind: 'offline', isWrite: false })
  expect(inspectionOf(link, { data: redline, error })).toEqual({ said: redline.goods_info!.name, item: redline })
  const { said, item } = inspectionOf(link, { data: untraded })
  expect([said, item]).toEqual(['This item is not traded on this market.', untraded])
})

test('a refusal is final and says why, any other failure is one to try again', () => {
  const refusal = {
    kind: 'business',
    code: codes.inspectItemUnknown,
    message: 'Not seen yet',
    extra: undefined,
  } as const
  expect(failed(refusal)).toEqual({ said: 'Not seen yet' })
  const failures: CallError[] = [
    { kind: 'offline', isWrite: false },
    { kind: 'lost' },
    { kind: 'http', status: 502 },
    { ...refusal, code: codes.tooManyRequests },
  ]
  for (const failure of failures) expect(failed(failure)).toEqual({ said: '', failure })
})
