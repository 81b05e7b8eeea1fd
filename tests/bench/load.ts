import autocannon from 'autocannon'
import { DESKTOP_AGENT } from './pages.ts'

/** a path, or a call with a JSON body */
export type Asked = string | { path: string; body: object }

export type Load = {
  /** requests answered per second */
  rate: number
  /** 99th percentile of the latency in milliseconds */
  p99: number
}

/**
 * Sends the requests in rotation, ten at a time, until `amount` are answered, with extra headers such as those of a
 * session.
 * @throws when an answer is anything but 2xx: errors are answered fast
 */
export async function load(
  origin: string,
  asked: Asked[],
  amount: number,
  own: Record<string, string> = {},
): Promise<Load> {
  const client = autocannon({
    url: origin,
    connections: 10,
    amount,
    headers: { 'user-agent': DESKTOP_AGENT, 'content-type': 'application/json', ...own },
    requests: asked.map((one) =>
      typeof one === 'string' ? { path: one } : { path: one.path, method: 'POST', body: JSON.stringify(one.body) },
    ),
  })
  // Autocannon itself notices the end only at its next full second.
  const started = performance.now()
  let finished = started
  client.on('response', () => (finished = performance.now()))
  const result = await client
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${result.errors} requests broke off, ${result.non2xx} were refused`)
  }
  return { rate: result['2xx'] / ((finished - started) / 1000), p99: result.latency.p99 }
}
