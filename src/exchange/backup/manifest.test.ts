import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { checkManifest } from './manifest.ts'

test.each(['', '{"madeAt": "2026', '{}'])('a backup whose manifest is %j is damaged', async (text) => {
  const folder = mkdtempSync(join(tmpdir(), 'amber-manifest-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  writeFileSync(join(folder, 'backup.json'), text)
  await expect(checkManifest(folder)).rejects.toMatchObject({
    name: 'BackupDamaged',
    exitCode: 65,
    message: expect.stringContaining('no readable backup.json'),
  })
})
