import { expect, test } from 'vitest'
import { connectPostgres } from './connect-postgres.ts'
import { describeFailedConnection } from './database-unreachable.ts'

const failing = (message: string, code: string) => Object.assign(new Error(message), { code })

test('a start without its PostgreSQL says so without the password, and may be tried again', async () => {
  // Nothing listens on port 1.
  const started = connectPostgres('postgresql://amber:hunter2@127.0.0.1:1/amber', { poolSize: 2 })
  await expect(started).rejects.toMatchObject({
    exitCode: 69,
    message: "The PostgreSQL of DATABASE_URL can't be reached: connect ECONNREFUSED 127.0.0.1:1.",
  })
})

test('a host with several addresses, none of which answers, is told by its code', () => {
  const error = Object.assign(new AggregateError([failing('connect ECONNREFUSED ::1:5432', 'ECONNREFUSED')]), {
    code: 'ECONNREFUSED',
  })
  expect(describeFailedConnection(error)).toMatchObject({
    exitCode: 69,
    message: expect.stringMatching(/: ECONNREFUSED\.$/),
  })
})

test('a server that is starting up may be tried again, while a wrong password or database has to be corrected', () => {
  const codeOf = (message: string, code: string) => describeFailedConnection(failing(message, code)).exitCode
  expect(codeOf('the database system is starting up', '57P03')).toBe(69)
  expect(codeOf('password authentication failed for user "amber"', '28P01')).toBe(78)
  expect(codeOf('database "amber" does not exist', '3D000')).toBe(78)
})
