import { createHash, randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { drawArt } from './draw-art.ts'
import { ART_VERSION, type ArtSubject } from './subject.ts'

export interface ArtCache {
  /**
   * Returns the picture of a subject as WebP, `scale` times its size of 256 by 192, from disk or freshly drawn. `key`
   * is the caller's name for the subject (any text). Rejects only if the drawing itself fails: an unwritable disk costs
   * speed, not pictures.
   */
  read(key: string, subject: ArtSubject, scale: number): Promise<Buffer>
}

export interface ArtCacheOptions {
  /** Maximum concurrent drawings; each takes a core. */
  concurrency?: number
  draw?: (subject: ArtSubject, scale: number) => Promise<Buffer>
  /** Called when a picture could not be stored. */
  onWriteError?: (error: unknown) => void
}

/** A WebP file states its own length, so truncation is detected without decoding. */
const isWhole = (file: Buffer): boolean =>
  file.length > 12 &&
  file.toString('latin1', 0, 4) === 'RIFF' &&
  file.toString('latin1', 8, 12) === 'WEBP' &&
  file.readUInt32LE(4) + 8 === file.length

function limitTo(slots: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let free = slots
  return async (work) => {
    if (free > 0) free--
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The slot is handed to the next in line, so `free` never counts a taken one.
      if (next) next()
      else free++
    }
  }
}

/** Opens a picture cache in a folder, which several processes may share: files appear atomically, by rename. */
export function openArtCache(dir: string, options: ArtCacheOptions = {}): ArtCache {
  const { concurrency = 2, draw = drawArt, onWriteError = () => {} } = options
  const inSlot = limitTo(concurrency)
  const underway = new Map<string, Promise<Buffer>>()

  async function keep(file: string, picture: Buffer): Promise<void> {
    const draft = `${file}.${randomUUID()}.tmp`
    try {
      await mkdir(path.dirname(file), { recursive: true })
      await writeFile(draft, picture)
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {})
      onWriteError(error)
    }
  }

  async function readOrDraw(file: string, subject: ArtSubject, scale: number): Promise<Buffer> {
    const kept = await readFile(file).catch(() => null)
    if (kept !== null && isWhole(kept)) return kept
    return inSlot(async () => {
      const picture = await draw(subject, scale)
      await keep(file, picture)
      return picture
    })
  }

  return {
    read(key, subject, scale) {
      // The subject is part of the name: a goods whose rarity or name is corrected gets a new picture.
      const name = createHash('sha256')
        .update(JSON.stringify([ART_VERSION, key, scale, subject]))
        .digest('hex')
      const running = underway.get(name)
      if (running) return running
      const picture = readOrDraw(path.join(dir, name.slice(0, 2), `${name.slice(2, 34)}.webp`), subject, scale)
      underway.set(name, picture)
      const forget = () => underway.delete(name)
      picture.then(forget, forget)
      return picture
    },
  }
}
