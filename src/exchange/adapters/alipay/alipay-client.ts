import type { AlipaySdk } from 'alipay-sdk'
import { z, type ZodType } from 'zod'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import { createHttpClient, type HttpClientOptions } from '../http-client.ts'
import { parseAnswer } from '../parse-answer.ts'

/** Our identity at the platform. */
export interface AlipayMerchant {
  /** e.g. `https://openapi.alipay.com/gateway.do` */
  gatewayUrl: string
  appId: string
  /** The merchant account (2088…) that payments must go to. */
  sellerId: string
  /** Ours, PKCS#8, as PEM or bare base64. */
  privateKey: string
  /** Alipay's own, as PEM or bare base64. */
  publicKey: string
}

export interface AlipayConfig extends Omit<HttpClientOptions, 'service'> {
  merchant: AlipayMerchant
}

/** The gateway's data, or its refusal. Only signed answers get this far. */
export type GatewayAnswer<T> = { ok: true; data: T } | { ok: false; subCode: string }

export interface AlipayClient {
  merchant: AlipayMerchant
  sdk(): Promise<AlipaySdk>
  now: () => Date
  call<T>(request: GatewayCall<T>): Promise<GatewayAnswer<T>>
}

export interface GatewayCall<T> {
  /** e.g. `alipay.trade.query` */
  method: string
  content: Readonly<Record<string, unknown>>
  notifyUrl?: string
  /** As in the HTTP client. */
  notAfter?: Date
  schema: ZodType<T>
}

export const SERVICE = 'alipay'
const envelopeSchema = z.object({ sign: z.string().min(1) }).catchall(z.unknown())
const resultSchema = z.looseObject({ code: z.string(), sub_code: z.string().optional() })

/** The platform uses China Standard Time, wherever we run; the SDK would send the machine's local time. */
export function chinaTime(moment: Date): string {
  return new Date(moment.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')
}

/**
 * Shared parts of the adapter. The official SDK signs requests and checks signatures; the HTTP client of all adapters
 * carries them, with its time-outs and retries. An answer without the gateway's signature is discarded: it could claim
 * that a completed payout was refused.
 */
export function createAlipayClient({ merchant, ...options }: AlipayConfig): AlipayClient {
  const request = createHttpClient({ ...options, service: SERVICE })
  const now = options.now ?? (() => new Date())
  let loaded: Promise<AlipaySdk> | undefined
  // Loaded lazily: the SDK costs 40 MB of memory, which a market without recharges can save.
  const sdk = () =>
    (loaded ??= import('alipay-sdk').then(
      ({ AlipaySdk }) =>
        new AlipaySdk({
          appId: merchant.appId,
          privateKey: merchant.privateKey,
          keyType: 'PKCS8',
          alipayPublicKey: merchant.publicKey,
          gateway: merchant.gatewayUrl,
        }),
    ))

  async function call<T>({ method, content, notifyUrl, notAfter, schema }: GatewayCall<T>): Promise<GatewayAnswer<T>> {
    const signer = await sdk()
    const parameters = signer.sdkExecute(
      method,
      { timestamp: chinaTime(now()), ...(notifyUrl ? { notifyUrl } : {}), bizContent: content },
      { bizContentAutoSnakeCase: false },
    )
    const query = new URLSearchParams(parameters)
    const body = new URLSearchParams({ biz_content: query.get('biz_content') ?? '' })
    query.delete('biz_content')
    const answer = await request({
      operation: method,
      url: `${merchant.gatewayUrl}?${query}`,
      // The platform deduplicates payments and payouts by our number: sent twice, they are one.
      isSafe: true,
      ...(notAfter ? { notAfter } : {}),
      init: { method: 'POST', body },
    })
    const node = `${method.replaceAll('.', '_')}_response`
    const operation = { service: SERVICE, operation: method }
    const envelope = parseAnswer(envelopeSchema, answer.text, operation)
    try {
      signer.checkResponseSign(answer.text, node, envelope.sign, '')
    } catch {
      // The cause is dropped on purpose: it quotes the whole answer.
      throw new ServiceUnavailable(SERVICE, method, 'malformed_answer')
    }
    const result = parseAnswer(resultSchema, JSON.stringify(envelope[node]), operation)
    return readResult(result, schema, operation)
  }

  return { merchant, sdk, now, call }
}

/**
 * 10000 is success, 40002 and 40004 are refusals with a sub-code; for anything else the gateway did not get that far.
 */
function readResult<T>(
  result: z.output<typeof resultSchema>,
  schema: ZodType<T>,
  operation: { service: string; operation: string },
): GatewayAnswer<T> {
  const subCode = result.sub_code ?? ''
  if (result.code === '10000') return { ok: true, data: parseAnswer(schema, JSON.stringify(result), operation) }
  const isRefusal = result.code === '40004' || result.code === '40002'
  if (!isRefusal || /(?:^|[.])(?:SYSTEM_ERROR|REQUEST_PROCESSING)$|^isp\.|^aop\./.test(subCode)) {
    const reason = isRefusal || result.code === '20000' ? 'server_error' : 'unauthorized'
    throw new ServiceUnavailable(operation.service, operation.operation, reason)
  }
  return { ok: false, subCode }
}
