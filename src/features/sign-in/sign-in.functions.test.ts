import { describe, expect, test } from 'vitest'
import { passwordLogin, smsLogin } from '#contract/accounts/auth.ts'
import { codes } from '#contract/codes.ts'
import { qrCodeCreate, qrCodeLogin, qrCodePull, qrSecretHeader } from '#contract/accounts/qr-login.ts'
import { sampleOf } from '../../../tests/factories/contract-sample.ts'
import { mockCall, refuse } from '../../../tests/msw/mock-call.ts'
import { mockNetwork } from '../../../tests/msw/server.ts'
import { hostSite, mockSite } from '../../../tests/msw/site.ts'
import { signInWithPassword, signInWithSms } from './login.functions.ts'
import { checkQrCode, createQrCode, signInWithQrCode } from './qr-login.functions.ts'

const network = mockNetwork()
const ask = mockSite()
const token = 's3cret-t0ken'
const expires_in = 54_321
const session = { token, expires_at: 1, expires_in }
const sms = sampleOf(smsLogin.request) as object
const k = 'k'.repeat(24)

describe('S3.4 S4.19 S9.1 a login', () => {
  test.each([true, false])(
    'keeps its token in a cookie, and nowhere else, for as long as the exchange says (remembered: %s)',
    async (remember_me) => {
      network.use(
        mockCall(smsLogin, ({ input }) => {
          expect(input).toMatchObject({ remember_me })
          return session
        }),
      )
      const { result, cookies, text } = await ask(signInWithSms, { ...sms, remember_me })
      expect(result).toEqual({ ok: true, data: null })
      expect(text).not.toContain(token)
      const attributes = `Max-Age=${expires_in}; Path=/; HttpOnly; Secure; SameSite=Lax`
      expect(cookies).toEqual({ token: `token=%22${token}%22; ${attributes}` })
    },
  )

  test('on a market without https makes a cookie that its pages can have', async () => {
    hostSite('http://market.test')
    network.use(mockCall(passwordLogin, () => session))
    const own = { headers: { origin: 'http://market.test' } }
    const { cookies } = await ask(signInWithPassword, sampleOf(passwordLogin.request), own)
    expect(cookies.token).toMatch(/HttpOnly/)
    expect(cookies.token).not.toMatch(/Secure/)
  })

  test('S8.5 that is refused keeps nothing', async () => {
    network.use(mockCall(passwordLogin, () => refuse(codes.phoneOrPasswordWrong, 'Wrong')))
    const { result, cookies } = await ask(signInWithPassword, sampleOf(passwordLogin.request))
    expect(result).toMatchObject({ ok: false, error: { code: codes.phoneOrPasswordWrong, message: 'Wrong' } })
    expect(cookies).toEqual({})
  })
})

describe('S4.10 a QR login', () => {
  test('has its secret in a cookie that no script and no other site sees', async () => {
    const secret = 's'.repeat(24)
    network.use(
      mockCall(qrCodeCreate, ({ input }) => {
        expect(input).toEqual({ code_type: 1 })
        return { url: 'https://market.test/qr', k, secret, expires_at: 1 }
      }),
    )
    const { result, cookies, text } = await ask(createQrCode)
    expect(result).toEqual({ ok: true, data: { url: 'https://market.test/qr', k, expires_at: 1 } })
    expect(text).not.toContain(secret)
    expect(cookies).toEqual({
      qr_secret: `qr_secret=%22${secret}%22; Max-Age=240; Path=/; HttpOnly; Secure; SameSite=Strict`,
    })
  })

  test('proves by the secret that it is the browser that the code was made for', async () => {
    const visit = { cookies: { qr_secret: 'the-secret' } }
    const proofs: (string | null)[] = []
    network.use(
      mockCall(qrCodePull, ({ headers }) => {
        proofs.push(headers.get(qrSecretHeader))
        return sampleOf(qrCodePull.response) as never
      }),
      mockCall(qrCodeLogin, ({ headers }) => {
        proofs.push(headers.get(qrSecretHeader))
        return session
      }),
    )
    await ask(checkQrCode, { k }, visit)
    const { result, cookies } = await ask(signInWithQrCode, { k }, visit)
    expect(result).toEqual({ ok: true, data: null })
    expect(proofs).toEqual(['the-secret', 'the-secret'])
    expect(cookies.token).toContain(`token=%22${token}%22; Max-Age=${expires_in};`)
    expect(cookies.qr_secret, 'it has served its purpose').toMatch(/^qr_secret=; Max-Age=0;/)
  })

  test('that is refused keeps its secret for another try', async () => {
    network.use(mockCall(qrCodeLogin, () => refuse(codes.stateConflict, 'Not yet')))
    const { cookies } = await ask(signInWithQrCode, { k, remember: false }, { cookies: { qr_secret: 'the-secret' } })
    expect(cookies).toEqual({})
  })
})
