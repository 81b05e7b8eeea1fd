import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '#config/read-config.ts'
import { markSecretKey } from '#exchange/accounts/mark-secret-key.ts'
import { connectPglite } from '#exchange/db/connect-pglite.ts'
import { markMode, type Mode } from '#exchange/db/mark-mode.ts'
import { operateAlone } from '#host/operate-alone.ts'
import { secretKeyOf } from '#host/secret-key.ts'

let folder: string
const said: string[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'amber-alone-'))
  said.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line))
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(folder, { recursive: true, force: true })
})

const operate = (...args: string[]) => operateAlone(readConfig({ DATA_DIR: folder }), { args, user: 'tests' })

async function makeMarket(mode: Mode): Promise<void> {
  const { db, close } = await connectPglite(folder)
  await markMode(db, mode)
  if (mode === 'demo') await markSecretKey(db, secretKeyOf(readConfig({ DATA_DIR: folder })))
  await close()
}

test('S6.5 a command without a database says where it looked and makes none', async () => {
  for (const args of [['reconcile'], ['backup', join(folder, 'copy')], ['alarms']]) {
    await expect(operate(...args)).rejects.toMatchObject({
      exitCode: 78,
      message: expect.stringMatching(new RegExp(`^There is no database in ${folder} \\(DATA_DIR\\).*/etc/amber\\.env`)),
    })
  }
  expect(readdirSync(folder)).toEqual([])
})

test('S6.5 the commands are listed without a database', async () => {
  expect(await operate()).toBe(64)
  expect(said[0]).toBe('npm run operator -- COMMAND …')
})

test('S6.5 the database of a production market is not opened as a demo, and gets no key of one', async () => {
  await makeMarket('production')
  await expect(operate('reconcile')).rejects.toMatchObject({
    exitCode: 78,
    message: expect.stringMatching(/made in production mode.*AMBER_MODE/),
  })
  expect(existsSync(join(folder, 'secret-key'))).toBe(false)
})

test('S6.5 a command works on the database of a market that is stopped', async () => {
  await makeMarket('demo')
  expect(await operate('reconcile')).toBe(0)
  expect(said.at(-1)).toMatch(/ 0 violations$/)
})
