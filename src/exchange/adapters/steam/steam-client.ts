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
  /** Without a slash at the end, e.g. `https://steamcommunity.com`. */
  communityUrl: string
  /** e.g. `https://api.steampowered.com` */
  apiUrl: string
  /** The market's own Web API key. */
  publisherKey: string
  openIdEndpoint: string
  /** Items asked for per inventory page. */
  inventoryPageSize?: number
}

/** `at` is the platform's own time. */
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
  /** A change: parameters go in the body, and nobody repeats it by himself. */
  isChange?: boolean
}

export const SERVICE = 'steam'
/** Steam's EResult: Busy, Timeout, ServiceUnavailable, LimitExceeded, RateLimitExceeded. */
const BUSY_RESULTS = new Set(['10', '16', '20', '25', '84'])
const envelopeSchema = z.object({ response: z.record(z.string(), z.unknown()) })

const isEmpty = (response: Record<string, unknown>) => Object.keys(response).length === 0

/** What the parts of the adapter share: the HTTP client and one way to read the Web API. */
export function createSteamClient(config: SteamConfig): SteamClient {
  const request = createHttpClient({ ...config, service: SERVICE })
  const now = config.now ?? (() => new Date())

  async function webApi<T>({ path, key, params, schema, isChange = false }: WebApiCall<T>): Promise<WebApiAnswer<T>> {
    const query = new URLSearchParams({ key, format: 'json', ...params })
    const url = `${config.apiUrl}/${path}/`
    const answer = await (isChange
      ? request({ operation: path, url, init: { method: 'POST', body: query }, isSafe: false })
      : request({ operation: path, url: `${url}?${query}`, isSafe: true }))
    if (answer.status === 401 || answer.status === 403) return { ok: false, reason: 'api_key_invalid' }
    const call = { service: SERVICE, operation: path }
    if (answer.status !== 200) throw new ServiceUnavailable(SERVICE, path, 'malformed_answer')
    const { response } = parseAnswer(envelopeSchema, answer.text, call)
    const result = answer.headers.get('x-eresult') ?? '1'
    if (isEmpty(response)) {
      if (BUSY_RESULTS.has(result)) throw new ServiceUnavailable(SERVICE, path, 'server_error')
      // 1 (OK) and 2 (Fail) with nothing inside are an empty answer; the schema decides whether the call may have one.
      if (result !== '1' && result !== '2') return { ok: false, reason: 'no_match' }
    }
    // A result of 2 with a body is a success all the same: the body counts.
    const at = answeredAt(answer.headers, now())
    return { ok: true, response: parseAnswer(schema, JSON.stringify(response), call), at }
  }

  return { config, now, request, webApi }
}
