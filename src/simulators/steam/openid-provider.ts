import { randomBytes } from 'node:crypto'
import type { SteamContext } from './context.ts'

const NAMESPACE = 'http://specs.openid.net/auth/2.0'
const SIGNED = ['signed', 'op_endpoint', 'claimed_id', 'identity', 'return_to', 'response_nonce', 'assoc_handle']

export interface SignInRequest {
  returnTo: string
  realm: string
}

const isWebUrl = (url: string) => URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)

/** Parses a sign-in request; null if it is not one, or its return address is outside its realm. */
export function readSignInRequest(params: URLSearchParams): SignInRequest | null {
  const returnTo = params.get('openid.return_to') ?? ''
  const realm = params.get('openid.realm') ?? returnTo
  if (params.get('openid.mode') !== 'checkid_setup' || params.get('openid.ns') !== NAMESPACE) return null
  if (!isWebUrl(returnTo) || !isWebUrl(realm)) return null
  const [target, base] = [new URL(returnTo), new URL(realm)]
  return target.origin === base.origin && target.pathname.startsWith(base.pathname) ? { returnTo, realm } : null
}

const textToSign = (fields: ReadonlyMap<string, string>, names: readonly string[]) =>
  names.map((name) => `${name}:${fields.get(name) ?? ''}\n`).join('')

/** The redirect carrying the signed assertion that the user owns this account. */
export function assertionUrl(steam: SteamContext, { returnTo }: SignInRequest, steamId: string): string {
  const identity = `${steam.baseUrl}/openid/id/${steamId}`
  const stamp = `${steam.clock().toISOString().slice(0, 19)}Z`
  const nonce = `${stamp}${randomBytes(9).toString('base64')}`
  const fields = new Map([
    ['signed', SIGNED.join(',')],
    ['op_endpoint', `${steam.baseUrl}/openid/login`],
    ['claimed_id', identity],
    ['identity', identity],
    ['return_to', returnTo],
    ['response_nonce', nonce],
    ['assoc_handle', '1234567890'],
  ])
  steam.tables.run('insert into nonces (nonce) values (?)', nonce)
  const url = new URL(returnTo)
  url.searchParams.set('openid.ns', NAMESPACE)
  url.searchParams.set('openid.mode', 'id_res')
  for (const [name, value] of fields) url.searchParams.set(`openid.${name}`, value)
  url.searchParams.set('openid.sig', steam.session.sign(textToSign(fields, SIGNED)).toString('base64'))
  return url.href
}

export function cancelUrl({ returnTo }: SignInRequest): string {
  const url = new URL(returnTo)
  url.searchParams.set('openid.ns', NAMESPACE)
  url.searchParams.set('openid.mode', 'cancel')
  return url.href
}

/** Direct verification: the signature over exactly these fields is ours, and its nonce has not been checked before. */
export function checkAuthentication({ session, tables }: SteamContext, params: URLSearchParams): string {
  const names = (params.get('openid.signed') ?? '').split(',')
  const fields = new Map(names.map((name) => [name, params.get(`openid.${name}`) ?? '']))
  const signature = Buffer.from(params.get('openid.sig') ?? '', 'base64')
  const isOurs = session.isSigned(textToSign(fields, names), signature)
  const spend = 'update nonces set is_spent = 1 where nonce = ? and is_spent = 0'
  const isValid = isOurs && tables.run(spend, params.get('openid.response_nonce') ?? '') === 1
  return `ns:${NAMESPACE}\nis_valid:${isValid}\n`
}
