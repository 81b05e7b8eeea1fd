import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { keepCheckpoints } from '#exchange/db/checkpoints.ts'

let directory: string
beforeAll(() => (directory = mkdtempSync(join(tmpdir(), 'amber-engine-'))))
afterAll(() => rmSync(directory, { recursive: true, force: true }))

/** The engine creates a database from scratch, which takes seconds, or minutes on a busy machine. */
const tenMinutes = 600_000

/** A program with an embedded database of its own, whose disk fails on command. */
const program = `
  import fs from 'node:fs'
  import { syncBuiltinESMExports } from 'node:module'
  const { fsyncSync } = fs
  let flushes = 0
  let hasFailed = false
  fs.fsyncSync = (descriptor) => {
    flushes++
    if (hasFailed) throw Object.assign(new Error('EIO: i/o error, fsync'), { code: 'EIO' })
    fsyncSync(descriptor)
  }
  syncBuiltinESMExports()
  const { connectPglite } = await import('#exchange/db/connect-pglite.ts')
  const { db } = await connectPglite(process.argv[1])
  const count = async (work) => {
    const before = flushes
    await work()
    return flushes - before
  }
  await db.execute('create table payments (id int)')
  console.log('writes', await count(async () => {
    for (let id = 0; id < 10; id++) await db.transaction((tx) => tx.execute('insert into payments values (1)'))
  }))
  console.log('reads', await count(() => db.execute('select * from payments')))
  hasFailed = true
  await db.execute('insert into payments values (2)')
  console.log('answered')`

/** A program whose engine recovers from a failed statement, but not from one that waits for data nobody sends. */
const crashing = `
  import { PGlite } from '@electric-sql/pglite'
  import { exitOnEngineCrash } from '#exchange/db/exit-on-engine-crash.ts'
  const client = await PGlite.create()
  exitOnEngineCrash(client)
  await client.exec('create table payments (id int)')
  await client.exec('select nothing').catch(({ code }) => console.log('refused', code))
  console.log('reads', (await client.query('select * from payments')).rows.length)
  await client.exec('copy payments from stdin')
  console.log('answered')`

async function run(source: string) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', source, directory], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const [said, cried, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
  return { said, cried, code }
}

test(
  'S4.22 every commit is flushed once, and one that the disk refuses ends the program before it is answered',
  async () => {
    const { said, cried, code } = await run(program)
    expect({ said, code }).toEqual({ said: 'writes 10\nreads 0\n', code: 74 })
    expect(cried).toContain('database.flush_failed')
  },
  tenMinutes,
)

test(
  'S4.22 an engine that crashes ends the program, which would otherwise hang',
  async () => {
    const { said, cried, code } = await run(crashing)
    expect({ said, code }).toEqual({ said: 'refused 42703\nreads 0\n', code: 70 })
    expect(cried).toContain('database.engine_failed')
  },
  tenMinutes,
)

test(
  'the log is written into the tables while the engine runs, but not while its files are being copied',
  async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const client = await PGlite.create()
    const checkpoints = keepCheckpoints(client)
    /** Queued behind all earlier statements of the engine. */
    const lastCheckpoint = async () => {
      const { rows } = await client.query<{ at: string }>('select redo_lsn::text as at from pg_control_checkpoint()')
      return rows[0]!.at
    }
    const passFiveMinutes = () => {
      vi.advanceTimersByTime(300_000)
      return lastCheckpoint()
    }
    try {
      const atFirst = await lastCheckpoint()
      const later = await passFiveMinutes()
      expect(later).not.toBe(atFirst)
      await checkpoints.hold(async () => expect(await passFiveMinutes()).toBe(later))
      expect(await passFiveMinutes()).not.toBe(later)
    } finally {
      checkpoints.stop()
      vi.useRealTimers()
      await client.close()
    }
  },
  tenMinutes,
)
