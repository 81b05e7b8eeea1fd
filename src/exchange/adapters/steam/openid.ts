import { isSteamId } from '#lib/steam-id.ts'
import type { GamePlatform, SignInRefusal } from '../../ports/game-platform.ts'
import { ServiceUnavailable } from '../../ports/service-unavailable.ts'
import { answeredAt } from '../http-client.ts'
import { SERVICE, type SteamClient } from './steam-client.ts'

const NAMESPACE = 'http://specs.openid.net/auth/2.0'
const IDENTIFIER_SELECT = `${NAMESPACE}/identifier_select`
const NONCE_LIFETIME_MS = 5 * 60_000
const MUST_BE_SIGNED = ['op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle']

const refuse = (reason: SignInRefusal) => ({ ok: false, reason }) as const

export function signInUrl({ config }: SteamClient, { returnTo, realm }: { returnTo: string; realm: string }): string {
  const query = new URLSearchParams({
    'openid.ns': NAMESPACE,
    'openid.mode': 'checkid_setup',
    'openid.return_to': returnTo,
    'openid.realm': realm,
    'openid.identity': IDENTIFIER_SELECT,
    'openid.claimed_id': IDENTIFIER_SELECT,
  })
  return `${config.openIdEndpoint}?${query}`
}

/** Whether Steam's return URL equals ours exactly, and our own parameters (state) are in the query. */
function returnsToUs(params: URLSearchParams, returnTo: string): boolean {
  if (params.get('openid.return_to') !== returnTo) return false
  return [...new URL(returnTo).searchParams].every(([name, value]) => {
    const given = params.getAll(name)
    return given.length === 1 && given[0] === value
  })
}

/** The nonce starts with its creation time by Steam's clock; null if that is not a date. */
function madeAtOf(nonce: string): number | null {
  const stamp = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)./.exec(nonce)?.[1]
  const madeAt = stamp === undefined ? Number.NaN : Date.parse(stamp)
  return Number.isNaN(madeAt) ? null : madeAt
}

function steamIdFrom(params: URLSearchParams, base: string): string | null {
  const claimed = params.get('openid.claimed_id') ?? ''
  if (params.get('openid.identity') !== claimed || !claimed.startsWith(base)) return null
  const steamId = claimed.slice(base.length)
  return isSteamId(steamId) ? steamId : null
}

async function askSteam(
  { config, request, now }: SteamClient,
  params: URLSearchParams,
): Promise<{ isConfirmed: boolean; at: Date }> {
  const question = new URLSearchParams([...params].filter(([name]) => name.startsWith('openid.')))
  question.set('openid.mode', 'check_authentication')
  const operation = 'check_authentication'
  // Not safe to retry: the first request spends the nonce, so a second would report a valid sign-in as invalid.
  const answer = await request({
    operation,
    url: config.openIdEndpoint,
    isSafe: false,
    init: { method: 'POST', body: question },
  })
  if (answer.status !== 200) throw new ServiceUnavailable(SERVICE, operation, 'malformed_answer')
  const lines = answer.text.split('\n')
  const isConfirmed = lines.includes(`ns:${NAMESPACE}`) && lines.includes('is_valid:true')
  return { isConfirmed, at: answeredAt(answer.headers, now()) }
}

/** OpenID 2.0, section 11: all local checks first, then Steam's own answer. */
export async function verifySignIn(
  client: SteamClient,
  params: URLSearchParams,
  { returnTo }: { returnTo: string },
): ReturnType<GamePlatform['verifySignIn']> {
  const names = [...params.keys()].filter((name) => name.startsWith('openid.'))
  // A duplicated field could be read as one value here and another there.
  if (new Set(names).size !== names.length) return refuse('malformed')
  if (params.get('openid.mode') === 'cancel') return refuse('cancelled')
  if (params.get('openid.ns') !== NAMESPACE || params.get('openid.mode') !== 'id_res') return refuse('malformed')
  if (params.get('openid.op_endpoint') !== client.config.openIdEndpoint) return refuse('wrong_endpoint')
  if (!returnsToUs(params, returnTo)) return refuse('wrong_return')
  const signed = (params.get('openid.signed') ?? '').split(',')
  const isCovered = (field: string) => signed.includes(field) && params.has(`openid.${field}`)
  if (!MUST_BE_SIGNED.every(isCovered) || !params.has('openid.sig')) return refuse('unsigned_field')
  const steamId = steamIdFrom(params, `${client.config.communityUrl}/openid/id/`)
  if (steamId === null) return refuse('foreign_identity')
  const nonce = params.get('openid.response_nonce') ?? ''
  const madeAt = madeAtOf(nonce)
  if (madeAt === null) return refuse('stale_nonce')
  const { isConfirmed, at } = await askSteam(client, params)
  if (Math.abs(at.getTime() - madeAt) > NONCE_LIFETIME_MS) return refuse('stale_nonce')
  return isConfirmed ? { ok: true, steamId, nonce } : refuse('rejected')
}
