import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Linux's file system in memory. */
const memory = '/dev/shm'
/** For several markets of two hundred megabytes each. */
const roomBytes = 2 * 1024 ** 3
/** What is left must do for the browsers and the markets themselves. */
const memoryBytes = 8 * 1024 ** 3

/**
 * Where markets of browser tests keep their data: in memory if there is room. A market flushes each write to its disk,
 * and a disk that others use as well may take half a minute for that. What tests of durability write belongs on a disk.
 */
export function memoryFolder(): string {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= roomBytes && process.availableMemory() >= memoryBytes ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}
