import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { claimDataDirectory, DataDirectoryHeld } from '#exchange/db/data-directory.ts'

const holder = `
  import { claimDataDirectory } from '#exchange/db/data-directory.ts'
  claimDataDirectory(process.argv[1])
  console.log('held')
  setInterval(() => {}, 1000)`

let directory: string
beforeEach(() => (directory = mkdtempSync(join(tmpdir(), 'amber-claim-'))))
afterEach(() => rmSync(directory, { recursive: true, force: true }))

async function holdElsewhere() {
  const child = spawn(process.execPath, ['--input-type=module', '-e', holder, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  return child
}

test('a data directory belongs to one process, and the second is told which', async () => {
  const child = await holdElsewhere()
  try {
    expect(() => claimDataDirectory(directory)).toThrow(DataDirectoryHeld)
    expect(() => claimDataDirectory(directory)).toThrow(`process ${child.pid}`)
  } finally {
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
})

test('a process that was killed holds nothing any more', async () => {
  const child = await holdElsewhere()
  child.kill('SIGKILL')
  await once(child, 'exit')
  const claim = claimDataDirectory(directory)
  expect(() => claimDataDirectory(directory)).toThrow(DataDirectoryHeld)
  claim.release()
  claimDataDirectory(directory).release()
})
