import { mutationOptions } from '@tanstack/react-query'
import { unwrap } from '#lib/call-result.ts'
import { inTurn } from '#lib/in-turn.ts'
import { newKey } from '#lib/new-key.ts'
import { addMark, deleteMarks } from './collect.functions.ts'
import type { MarkTarget } from './marks-queries.ts'

const line = inTurn()

/** Sets a mark or takes it off, one after the other: the last one counts. Each try is a thing of its own: marking twice changes
 * nothing. */
export const setMarkMutation = (target: MarkTarget) =>
  mutationOptions({
    mutationFn: (isMarked: boolean) =>
      line(async () => {
        const input = { data: { key: newKey(), body: target } }
        if (isMarked) unwrap(await addMark(input))
        else unwrap(await deleteMarks(input))
      }),
  })
