import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

const digest = '5f4dcc3b5aa765d61d8327deb882cf99'

test('a password verifies by its own digest alone, and two hashes of it differ', async () => {
  const stored = await hashPassword(digest)
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await verifyPassword(digest, stored)).toBe(true)
  expect(await verifyPassword(digest.replace('5', '6'), stored)).toBe(false)
  expect(await hashPassword(digest)).not.toBe(stored)
})

test('nobody has no password, and a stored hash of another form is a defect', async () => {
  expect(await verifyPassword(digest, null)).toBe(false)
  await expect(verifyPassword(digest, digest)).rejects.toThrow('unknown form')
})
