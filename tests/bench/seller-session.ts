import { createHash } from 'node:crypto'
import { DEMO_SELLER_PHONE, demoPassword } from '../../src/demo/market-people.ts'

async function ask<Data>(url: string, body?: object): Promise<Data> {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json' },
    body: body && JSON.stringify(body),
  })
  return (await response.json()) as Data
}

/** Signs in as the demo's seller and returns the session's token. */
export async function sellerSession(origin: string): Promise<string> {
  const captcha = await ask<{ data: { value: { captcha_id: string } } }>(`${origin}/api/v1/captcha`, {})
  const { captcha_id } = captcha.data.value
  const { answer } = await ask<{ answer: string }>(`${origin}/simulators/captcha.json?captcha_id=${captcha_id}`)
  const pwd = createHash('md5').update(demoPassword).digest('hex')
  const login = await ask<{ data: { token: string } }>(`${origin}/api/v1/user/pwd_login`, {
    phone: DEMO_SELLER_PHONE,
    pwd,
    captcha: answer,
    captcha_id,
  })
  return login.data.token
}
