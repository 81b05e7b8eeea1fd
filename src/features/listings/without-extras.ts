import type { CallResult } from '#lib/calls/call-result.ts'

type Told = { items: { extra?: unknown }[] }
type Plain<Data extends Told> = Omit<Data, 'items'> & { items: Omit<Data['items'][number], 'extra'>[] }

/** Strips `extra` from the items of a bulk response: it is meant for programs and may be anything, while pages only
 * show the message. */
export function withoutExtras<Data extends Told>(result: CallResult<Data>): CallResult<Plain<Data>> {
  if (!result.ok) return result
  const items = result.data.items.map(({ extra: _extra, ...item }) => item)
  return { ok: true, data: { ...result.data, items } as unknown as Plain<Data> }
}
