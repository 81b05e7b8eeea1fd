import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { findChrome } from './chrome.ts'

const folder = mkdtempSync(join(tmpdir(), 'amber-chrome-'))
afterAll(() => rmSync(folder, { recursive: true }))

function program(name: string, inFolder = folder): string {
  const path = join(inFolder, name)
  writeFileSync(path, '')
  chmodSync(path, 0o755)
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
  const path = program('chromium')
  expect(findChrome({ PATH: `/nowhere:${folder}` })).toBe(path)
})

test('the headless shell goes before a browser with windows', () => {
  const both = mkdtempSync(join(folder, 'both-'))
  program('chromium', both)
  const shell = program('chromium-headless-shell', both)
  expect(findChrome({ PATH: both })).toBe(shell)
})
