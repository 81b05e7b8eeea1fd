import { expect, test } from 'vitest'
import { personEventsPath } from '#contract/words.ts'
import { withSession } from './with-session.ts'

const sent = (path: string, headers: Record<string, string>) =>
  withSession(new Request(`https://market.test${path}`, { headers })).headers.get('authorization')

const cookie = 'theme=dark; token=%22s3cret%22'

test('S6.4 a person’s stream is opened in the name of the session in the cookie', () => {
  expect(sent(`${personEventsPath}?user_id=7`, { cookie })).toBe('Bearer s3cret')
  expect(sent(personEventsPath, { cookie: 'theme=dark' })).toBeNull()
  expect(sent(personEventsPath, { cookie: 'token=%E4%B8%AD' })).toBeNull()
  expect(sent(personEventsPath, { cookie, authorization: 'Bearer other' })).toBe('Bearer other')
})

test('S6.4 the cookie opens nothing else: calls come by the site’s own functions', () => {
  for (const path of ['/api/v1/pay/order', '/api/ext/tasks/list', `${personEventsPath}/more`])
    expect(sent(path, { cookie })).toBeNull()
})
