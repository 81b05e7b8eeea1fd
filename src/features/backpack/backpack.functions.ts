import { createServerFn } from '@tanstack/react-start'
import { backpack } from '#contract/backpack.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'

export const fetchBackpack = createServerFn({ method: 'GET' })
  .validator(inputOf(backpack))
  .handler(({ data }) => callUpstream(backpack, data))
