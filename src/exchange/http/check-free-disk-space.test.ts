import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkFreeDiskSpace } from './check-free-disk-space.ts'

const of = (bavail: number) => () => Promise.resolve({ bavail, bsize: 4096 })

test('a disk with less than 64 MB left is full', async () => {
  await expect(checkFreeDiskSpace('/data', of(16_383))).rejects.toThrow('the disk is full')
  await expect(checkFreeDiskSpace('/data', of(16_384))).resolves.toBeUndefined()
})

test('a folder that is not there yet will be on the disk of the one above it', async () => {
  await expect(checkFreeDiskSpace(join(tmpdir(), 'amber-none', 'deeper'))).resolves.toBeUndefined()
})
