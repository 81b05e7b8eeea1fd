import { createServerFn } from '@tanstack/react-start'
import { parseInspect } from '#contract/inventory.ts'
import { callUpstream } from '#upstream/call-upstream.ts'
import { inputOf } from '#upstream/input-of.ts'

/** What an inspect link shows. Open to everybody. */
export const fetchInspected = createServerFn({ method: 'GET' })
  .validator(inputOf(parseInspect))
  .handler(({ data }) => callUpstream(parseInspect, data))
