import { expect, test } from 'vitest'
import { pickAccount } from './account.ts'

const ROOT = 'root:x:0:0:root:/root:/bin/bash'
const NOBODY = 'nobody:x:65534:65533:nobody:/nonexistent:/usr/sbin/nologin'
const POSTGRES = 'postgres:x:101:104:PostgreSQL administrator,,,:/var/lib/postgresql:/bin/bash'

test('the account postgres is preferred, nobody will do', () => {
  expect(pickAccount([ROOT, NOBODY, POSTGRES, ''].join('\n'))).toEqual({ uid: 101, gid: 104 })
  expect(pickAccount([ROOT, NOBODY, ''].join('\n'))).toEqual({ uid: 65_534, gid: 65_533 })
})

test('a machine without either says what to do', () => {
  expect(() => pickAccount(ROOT)).toThrow('make an account named postgres or nobody')
})
