import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findChrome } from './chrome.ts'

const folder = mkdtempSync(join(tmpdir(), 'amber-chrome-'))
afterAll(() => rmSync(folder, { recursive: true }))

function program(name: string, mode = 0o755): string {
  const path = join(folder, name)
  writeFileSync(path, '')
  chmodSync(path, mode)
  return path
}

test('CHROME_PATH goes before what the system has', () => {
  const chosen = program('my-browser')
  program('chromium')
  expect(findChrome({ CHROME_PATH: chosen, PATH: folder })).toBe(chosen)
})

test('a CHROME_PATH that leads nowhere is named, never passed over', () => {
  const path = join(folder, 'absent')
  expect(() => findChrome({ CHROME_PATH: path, PATH: folder })).toThrow(`CHROME_PATH is ${path}`)
})

test('the system browser is found on the path', () => {
  expect(findChrome({ PATH: `/nowhere:${folder}` })).toBe(program('chromium'))
})
