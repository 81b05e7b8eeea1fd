import { z, type ZodType } from 'zod'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import {
  answeredAt,
  createHttpClient,
  type HttpAnswer,
  type HttpClientOptions,
  type HttpRequest,
} from '../http-client.ts'
import { parseAnswer } from '../parse-answer.ts'

export interface SteamConfig extends Omit<HttpClientOptions, 'service'> {
  /** No trailing slash, e.g. `https://steamcommunity.com`. */
  communityUrl: string
  /** e.g. `https://api.steampowered.com` */
  apiUrl: string
  /** The market's own Web API key. */
  publisherKey: string
  openIdEndpoint: string
  /** Page size of inventory requests. */
  inventoryPageSize?: number
}

/** `at` is the platform's clock. */
export type WebApiAnswer<T> =
  { ok: true; response: T; at: Date } | { ok: false; reason: 'api_key_invalid' | 'no_match' }

export interface SteamClient {
  config: SteamConfig
  now: () => Date
  request(call: HttpRequest): Promise<HttpAnswer>
  webApi<T>(call: WebApiCall<T>): Promise<WebApiAnswer<T>>
}

export interface WebApiCall<T> {
  /** e.g. `IEconService/GetTradeOffers/v1` */
  path: string
  key: string
  params: Readonly<Record<string, string>>
  schema: ZodType<T>
  /** A write: parameters go in the body, and it is not retried automatically. */
  isChange?: boolean
}

export const SERVICE = 'steam'
/** Steam's EResult: Busy, Timeout, ServiceUnavailable, LimitExceeded, RateLimitExceeded. */
const BUSY_RESULTS = new Set(['10', '16', '20', '25', '84'])
/** What Steam says of a key that it does not know. It also answers 403 to an address that it blocks, whatever the key. */
const KEY_REFUSED = /verify your\s*(<pre>)?\s*key=/i
const envelopeSchema = z.object({ response: z.record(z.string(), z.unknown()) })

const isEmpty = (response: Record<string, unknown>) => Object.keys(response).length === 0

/** Shared parts of the adapter: the HTTP client, and Web API calls. */
export function createSteamClient(config: SteamConfig): SteamClient {
  const request = createHttpClient({ ...config, service: SERVICE })
  const now = config.now ?? (() => new Date())

  async function webApi<T>({ path, key, params, schema, isChange = false }: WebApiCall<T>): Promise<WebApiAnswer<T>> {
    const query = new URLSearchParams({ key, format: 'json', ...params })
    const url = `${config.apiUrl}/${path}/`
    const answer = await (isChange
      ? request({ operation: path, url, init: { method: 'POST', body: query }, isSafe: false })
      : request({ operation: path, url: `${url}?${query}`, isSafe: true }))
    if (answer.status === 401 || answer.status === 403) {
      if (KEY_REFUSED.test(answer.text)) return { ok: false, reason: 'api_key_invalid' }
      throw new ServiceUnavailable(SERVICE, path, 'unauthorized')
    }
    const call = { service: SERVICE, operation: path }
    if (answer.status !== 200) throw new ServiceUnavailable(SERVICE, path, 'malformed_answer')
    const { response } = parseAnswer(envelopeSchema, answer.text, call)
    const result = answer.headers.get('x-eresult') ?? '1'
    if (isEmpty(response)) {
      if (BUSY_RESULTS.has(result)) throw new ServiceUnavailable(SERVICE, path, 'server_error')
      // 1 (OK) and 2 (Fail) with an empty body are an empty answer; the schema decides whether that is allowed.
      if (result !== '1' && result !== '2') return { ok: false, reason: 'no_match' }
    }
    // A result of 2 with a body is a success nonetheless: the body counts.
    const at = answeredAt(answer.headers, now())
    return { ok: true, response: parseAnswer(schema, JSON.stringify(response), call), at }
  }

  return { config, now, request, webApi }
}
