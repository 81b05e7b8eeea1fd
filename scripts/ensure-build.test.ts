import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { build: string } }
/** A project with the real scripts, in which the tools that they run do nothing. */
let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'amber-build-'))
  symlinkSync(join(root, 'scripts'), join(project, 'scripts'))
  for (const folder of ['bin', 'src', '.output']) mkdirSync(join(project, folder))
  for (const tool of ['npm', 'vite']) writeFileSync(join(project, 'bin', tool), '#!/bin/sh\n', { mode: 0o755 })
  writeFileSync(join(project, 'src/page.ts'), 'export {}')
})
afterEach(() => rmSync(project, { recursive: true }))

function run(command: string, settings: NodeJS.ProcessEnv = {}): string {
  const { NITRO_PRESET: _preset, NITRO_OUTPUT_DIR: _folder, ...env } = process.env
  const PATH = [join(project, 'bin'), join(root, 'node_modules/node/bin'), env.PATH].join(delimiter)
  return execFileSync('sh', ['-c', command], { cwd: project, env: { ...env, PATH, ...settings }, encoding: 'utf8' })
}

const askWhetherCurrent = `node -e "import('./scripts/ensure-build.ts').then((it) => console.log(it.isCurrent()))"`

test('a start after `npm run build` builds again only if the sources have changed since', () => {
  expect(run(askWhetherCurrent)).toBe('false\n')
  run(scripts.build)
  expect(run(askWhetherCurrent)).toBe('true\n')
  writeFileSync(join(project, 'src/page.ts'), 'export default 1')
  expect(run(askWhetherCurrent)).toBe('false\n')
})

test.each([{ NITRO_PRESET: 'vercel' }, { NITRO_OUTPUT_DIR: '/elsewhere' }])(
  'a build with %o is not taken for the one that a start runs',
  (settings) => {
    run(scripts.build, settings)
    expect(existsSync(join(project, '.output/build-hash'))).toBe(false)
  },
)

test('a failed build says so and is not current', () => {
  writeFileSync(join(project, 'bin/vite'), '#!/bin/sh\nexit 1\n')
  expect(() => run(`${scripts.build} 2>/dev/null`)).toThrow('Command failed')
  expect(run(askWhetherCurrent)).toBe('false\n')
})
