import { expect, test } from 'vitest'
import { isUnencrypted, publicOriginOf } from './public-origin.ts'

test('a public address is scheme, host and port, and its slash is dropped', () => {
  expect(publicOriginOf('https://a.example/')).toBe('https://a.example')
  expect(publicOriginOf('http://a.example:8080')).toBe('http://a.example:8080')
  const others = ['', 'junk', 'a.example', 'https://a.example/shop', 'https://a.example/?x', 'ftp://a.example']
  expect(others.filter(publicOriginOf)).toEqual([])
})

test('http is as good as https on the same machine alone', () => {
  const near = ['localhost', 'market.localhost:3000', '127.0.0.1', '127.8.0.1:80', '[::1]']
  expect(near.filter((host) => isUnencrypted(`http://${host}`))).toEqual([])
  const far = ['localhost.example', '10.0.0.1', '128.0.0.1', '127.0.0.1.example', '[::2]']
  expect(far.filter((host) => !isUnencrypted(`http://${host}`))).toEqual([])
  expect(isUnencrypted('https://a.example')).toBe(false)
})
