import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { About } from '#config/setting-kinds.ts'
import { settings } from '#config/settings.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** Returns the rows of the page's table whose first heading is `heading`, each as its cells. */
function table(page: string, heading: string): string[][] {
  const lines = page.slice(page.search(new RegExp(`^\\| ${heading} +\\|`, 'm'))).split('\n')
  const end = lines.findIndex((line) => !line.startsWith('|'))
  const cells = (line: string) => line.split('|').map((cell) => cell.trim())
  return lines.slice(2, end).map((line) => cells(line).slice(1, -1))
}

/** Returns a page's links and pictures within the project, in Markdown and HTML. */
function relativeLinks(page: string): string[] {
  const text = page.replaceAll(/^```[\s\S]*?^```|`[^`\n]*`/gm, '')
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)].map(([, a, b]) => a ?? b ?? '')
  return targets.filter((target) => !/^([a-z]+:|#)/.test(target)).map((target) => target.replace(/#.*$/, ''))
}

test('the table of settings says what the configuration knows, no more and no less', () => {
  const known = Object.entries(settings).map(([name, setting]) => {
    const { description, default: byDefault, isSecret } = setting.meta() as About
    return [`\`${name}\``, isSecret ? `**secret**; ${description}` : description, byDefault]
  })
  expect(table(read('docs/settings.md'), 'setting')).toEqual(known)
})

test('every command of the table exists', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const rows = table(read('docs/testing.md'), 'command')
  const commands = rows.map(([command]) => command?.replaceAll('`', '').replace(/^npm (run )?/, ''))
  expect(commands.length).toBeGreaterThan(5)
  expect(commands.filter((command) => command === undefined || !(command in scripts))).toEqual([])
})

const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root })

test('every relative link leads to a file', () => {
  const links = pages.flatMap((page) => relativeLinks(read(page)).map((target) => ({ page, target })))
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(({ page, target }) => !existsSync(resolve(root, dirname(page), target)))).toEqual([])
})

test('every file and folder that a page names exists', () => {
  // Decisions are historical: what they name may have moved since.
  const current = pages.filter((page) => !/decisions\/2/.test(page))
  const inProject = /(?<![\w/.-])(?:src|build|messages|tests|e2e|scripts|docs)(?:\/[\w$@-][\w.$@-]*)+/g
  const named = current.flatMap((page) => (read(page).match(inProject) ?? []).map((path) => ({ page, path })))
  expect(named.length).toBeGreaterThan(20)
  expect(named.filter(({ path }) => !existsSync(resolve(root, path.replace(/\.$/, ''))))).toEqual([])
})

test('the README stays short', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(7_000)
})
