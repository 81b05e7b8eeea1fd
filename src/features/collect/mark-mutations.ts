import { unwrap } from '#lib/call-result.ts'
import { newKey } from '#lib/new-key.ts'
import { addMark, deleteMarks } from './collect.functions.ts'
import type { MarkTarget } from './marks-queries.ts'

/** Sets a mark or takes it off. Each try is a thing of its own: marking twice changes nothing.
 * @throws UpstreamError when it is refused */
export async function setMark(target: MarkTarget, isMarked: boolean): Promise<void> {
  const input = { data: { key: newKey(), body: target } }
  if (isMarked) unwrap(await addMark(input))
  else unwrap(await deleteMarks(input))
}
