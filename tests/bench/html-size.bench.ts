import { gzipSync } from 'node:zlib'
import type { Bench } from './bench.ts'
import { fetchPage, MARKET_PATH } from './pages.ts'

export const bench: Bench = {
  name: 'HTML of the market page',
  async run({ market }) {
    const html = await fetchPage((await market()).url, MARKET_PATH)
    const cards = new Set(html.match(/href="\/goods\/[^"?#]{11}/g)).size
    return [
      { what: 'cards on the market page', value: cards, unit: '', atLeast: 48 },
      { what: 'HTML of the market page (gzip)', value: gzipSync(html).length / 1000, unit: 'kB', atMost: 17 },
    ]
  },
}
