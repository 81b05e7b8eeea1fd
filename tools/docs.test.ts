import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '#config/settings.ts'

const root = resolve(import.meta.dirname, '..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')

/** The rows of the page's table whose first heading is `heading`, each as its cells. */
function table(page: string, heading: string): string[][] {
  const lines = page.slice(page.search(new RegExp(`^\\| ${heading} +\\|`, 'm'))).split('\n')
  const end = lines.findIndex((line) => !line.startsWith('|'))
  const cells = (line: string) => line.split('|').map((cell) => cell.trim())
  return lines.slice(2, end).map((line) => cells(line).slice(1, -1))
}

/** Where a page leads within the project: links and pictures, in Markdown and in HTML. */
function relativeLinks(page: string): string[] {
  const text = page.replaceAll(/^```[\s\S]*?^```|`[^`\n]*`/gm, '')
  const targets = [...text.matchAll(/\]\(([^)\s]+)\)|(?:src|srcset|href)="([^"]+)"/g)].map(([, a, b]) => a ?? b ?? '')
  return targets.filter((target) => !/^([a-z]+:|#)/.test(target)).map((target) => target.replace(/#.*$/, ''))
}

test('the table of settings says what the configuration knows, no more and no less', () => {
  const known = Object.entries(settings).map(([name, setting]) => {
    const about = setting.meta() as { description: string; default: string }
    return [`\`${name}\``, about.description, about.default]
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

test('every relative link leads to a file', () => {
  const pages = globSync(['*.md', 'docs/**/*.md'], { cwd: root })
  const links = pages.flatMap((page) => relativeLinks(read(page)).map((target) => ({ page, target })))
  expect(links.length).toBeGreaterThan(20)
  expect(links.filter(({ page, target }) => !existsSync(resolve(root, dirname(page), target)))).toEqual([])
})

test('the README stays short', () => {
  expect(Buffer.byteLength(read('README.md'))).toBeLessThanOrEqual(7_000)
})
