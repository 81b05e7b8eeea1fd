import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openArtCache } from './art-cache.ts'
import type { ArtSubject } from './subject.ts'

const subject: ArtSubject = {
  category: 'rifle',
  weapon: 'ak-47',
  item_name: 'AK-47',
  finish_name: 'Redline',
  style_name: null,
  rarity: 'classified',
}

/** The smallest file that passes for WebP: a header that states its length, and a body. */
function fakePicture(body: string): Buffer {
  const file = Buffer.from(`RIFF____WEBP${body}`)
  file.writeUInt32LE(file.length - 8, 4)
  return file
}

const filesIn = async (dir: string): Promise<string[]> =>
  (await readdir(dir, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

describe('art cache', () => {
  let dir: string
  beforeEach(async () => {
    dir = await mkdtemp(path.join(tmpdir(), 'art-'))
  })
  afterEach(() => rm(dir, { recursive: true, force: true }))

  it('draws once for readers that ask at the same time', async () => {
    let drawn = 0
    const cache = openArtCache(dir, { draw: async () => fakePicture(`picture ${++drawn}`) })
    const pictures = await Promise.all([1, 2, 3, 4, 5].map(() => cache.read('goods', subject, 1)))
    expect(drawn).toBe(1)
    expect(new Set(pictures.map(String)).size).toBe(1)
  })

  it('reads from disk what was drawn before, also in another process', async () => {
    await openArtCache(dir, { draw: async () => fakePicture('first') }).read('goods', subject, 2)
    const second = openArtCache(dir, { draw: () => Promise.reject(new Error('drawn again')) })
    expect(String(await second.read('goods', subject, 2))).toContain('first')
  })

  it('keeps keys, densities and subjects apart, and no key leaves the folder', async () => {
    let drawn = 0
    const cache = openArtCache(dir, { draw: async () => fakePicture(`picture ${++drawn}`) })
    await cache.read('a', subject, 1)
    await cache.read('a', subject, 2)
    await cache.read('a', { ...subject, rarity: 'covert' }, 1)
    await cache.read('../../outside', subject, 1)
    expect(drawn).toBe(4)
    const files = await filesIn(dir)
    expect(files).toHaveLength(4)
    expect(files.every((file) => /[0-9a-f]{2}[\\/][0-9a-f]{32}\.webp$/.test(file))).toBe(true)
  })

  it('redraws a truncated file', async () => {
    const whole = fakePicture('a picture of some length')
    await openArtCache(dir, { draw: async () => whole }).read('goods', subject, 1)
    const [file] = await filesIn(dir)
    await writeFile(file!, whole.subarray(0, 20))
    const again = await openArtCache(dir, { draw: async () => fakePicture('redrawn') }).read('goods', subject, 1)
    expect(String(again)).toContain('redrawn')
    expect(String(await readFile(file!))).toContain('redrawn')
  })

  it('draws no more than the limit at a time and finishes them all', async () => {
    let running = 0
    let most = 0
    const two = Promise.withResolvers<void>()
    const draw = async () => {
      most = Math.max(most, ++running)
      if (running === 2) two.resolve()
      await two.promise
      await new Promise(setImmediate)
      running--
      return fakePicture('x')
    }
    const cache = openArtCache(dir, { concurrency: 2, draw })
    await Promise.all(Array.from({ length: 9 }, (_, i) => cache.read(`goods ${i}`, subject, 1)))
    expect(most).toBe(2)
    expect(await filesIn(dir)).toHaveLength(9)
  })

  it('frees the slot and forgets the failure when a drawing fails', async () => {
    let attempts = 0
    const draw = async () => {
      if (++attempts === 1) throw new Error('out of memory')
      return fakePicture('second try')
    }
    const cache = openArtCache(dir, { concurrency: 1, draw })
    await expect(cache.read('goods', subject, 1)).rejects.toThrow('out of memory')
    expect(String(await cache.read('goods', subject, 1))).toContain('second try')
  })

  it('serves pictures from a folder it cannot write to', async () => {
    const blocked = path.join(dir, 'file')
    await writeFile(blocked, '')
    const errors: unknown[] = []
    const cache = openArtCache(blocked, {
      draw: async () => fakePicture('served'),
      onWriteError: (e) => errors.push(e),
    })
    expect(String(await cache.read('goods', subject, 1))).toContain('served')
    expect(errors).toHaveLength(1)
  })
})
