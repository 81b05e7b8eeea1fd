import type fsPromises from 'node:fs/promises'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createDiskPictureStore } from './disk-picture-store.ts'

/** Disk operations in order; names without their folders. */
const done = vi.hoisted((): string[] => [])
vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof fsPromises>()
  const nameOf = (path: unknown) =>
    String(path)
      .split('/')
      .at(-1)!
      .replace(/\d+\.draft$/, 'draft')
  return {
    ...fs,
    writeFile: (...args: Parameters<typeof fs.writeFile>) => {
      const isFlushed = typeof args[2] === 'object' && args[2]?.flush === true
      done.push(`${isFlushed ? 'write and flush' : 'write'} ${nameOf(args[0])}`)
      return fs.writeFile(...args)
    },
    rename: (...args: Parameters<typeof fs.rename>) => {
      done.push(`name ${nameOf(args[1])}`)
      return fs.rename(...args)
    },
    open: async (...args: Parameters<typeof fs.open>) => {
      const handle = await fs.open(...args)
      const sync = handle.sync.bind(handle)
      handle.sync = () => {
        done.push(`flush ${nameOf(args[0])}`)
        return sync()
      }
      return handle
    },
  }
})

let parent: string
beforeAll(async () => void (parent = await mkdtemp(join(tmpdir(), 'amber-disk-'))))
afterEach(() => void (done.length = 0))
afterAll(() => rm(parent, { recursive: true }))

const key = (digits: string) => `${digits.padEnd(8, '0')}.webp`
const bytes = new TextEncoder().encode('a picture')

test('a picture and every name that leads to it are on the disk before its upload is done', async () => {
  const store = createDiskPictureStore(join(parent, 'pictures'))
  await store.put(key('ab1'), bytes)
  const written = ['write and flush ab100000.webp.draft', 'name ab100000.webp']
  expect(done).toEqual([...written, 'flush ab', 'flush pictures', `flush ${basename(parent)}`])
  expect(await store.get(key('ab1'))).toEqual(Buffer.from(bytes))
  expect(await readdir(join(parent, 'pictures', 'ab'))).toEqual([key('ab1')])
})

test('where folders can’t be opened, the system keeps their names', async () => {
  const { platform } = process
  Object.defineProperty(process, 'platform', { value: 'win32' })
  try {
    await createDiskPictureStore(join(parent, 'windows')).put(key('ab1'), bytes)
    expect(done).toEqual(['write and flush ab100000.webp.draft', 'name ab100000.webp'])
  } finally {
    Object.defineProperty(process, 'platform', { value: platform })
  }
})
