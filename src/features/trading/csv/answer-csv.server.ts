import { codes } from '#contract/codes.ts'
import { describeCallError } from '#features/errors/describe-call-error.ts'
import { unwrap, UpstreamError, type CallResult } from '#lib/calls/call-result.ts'
import { byteOrderMark, csvLine, type Cell } from '#lib/csv.ts'
import { parseSearch } from '#lib/search/search-codec.ts'

/** A column of a file: its header and its cells. */
export interface Column<Item> {
  head: string
  cell: (item: Item, timeZone: string) => Cell
}

interface CsvFile<Item> {
  /** Without `.csv`: in ASCII, and in the visitor's language. */
  name: { plain: string; shown: string }
  columns: readonly Column<Item>[]
  timeZone: string
  ask: (cursor: string | undefined) => Promise<CallResult<{ items: Item[]; next_cursor: string | null }>>
}

/**
 * Streams a list as a CSV file, page by page, so that no list is too long.
 * @throws UpstreamError when the first page is refused; a later failure aborts the download, which browsers report
 */
export async function csvFile<Item>({ name, ...list }: CsvFile<Item>): Promise<Response> {
  const encoded = encodeURIComponent(`${name.shown}.csv`)
  return new Response(await streamOf(list), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name.plain}.csv"; filename*=UTF-8''${encoded}`,
      'cache-control': 'private, no-store',
    },
  })
}

/**
 * Answers a request for the `export.csv` below a page, which takes the page's own search. A visitor without a session is redirected
 * to the page, where they can sign in; other refusals are answered in plain text.
 */
export async function answerCsv(
  request: Request,
  make: (search: Record<string, string>) => Promise<Response>,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  try {
    return await make(parseSearch(search))
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error
    const { error: refusal } = error
    const code = refusal.kind === 'business' ? refusal.code : undefined
    if (code === codes.sessionInvalid || code === codes.sessionEnded) {
      const page = pathname.replace(/\/export\.csv$/, '')
      return new Response(null, { status: 303, headers: { location: page + search } })
    }
    const status = refusal.kind === 'business' ? 403 : 503
    return new Response(describeCallError(refusal), {
      status,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })
  }
}

/** The first page decides whether there is a file; the rest follow as fast as they are consumed. A single async function reads them
 * all, because session and language are known only within the request's async context. */
async function streamOf<Item>({ columns, timeZone, ask }: Omit<CsvFile<Item>, 'name'>) {
  const encoder = new TextEncoder()
  const textOf = (items: readonly Item[]) =>
    items.map((item) => csvLine(columns.map(({ cell }) => cell(item, timeZone)))).join('')
  const first = unwrap(await ask(undefined))
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const writer = writable.getWriter()
  const write = (text: string) => writer.write(encoder.encode(text))

  async function writeAll() {
    await write(byteOrderMark + csvLine(columns.map((column) => column.head)))
    for (let page = first; ; page = unwrap(await ask(page.next_cursor ?? undefined))) {
      await write(textOf(page.items))
      if (page.next_cursor === null) return writer.close()
    }
  }
  // Abort the download: half a statement must not look complete. A disconnected client needs no error.
  writeAll().catch((error: unknown) => writer.abort(error).catch(() => {}))
  return readable
}
