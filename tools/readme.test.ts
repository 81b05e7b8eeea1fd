import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { settings } from '#config/settings.ts'

const root = resolve(import.meta.dirname, '..')
const readme = readFileSync(resolve(root, 'README.md'), 'utf8')

/** The rows of the table whose first heading is `heading`, each as its cells. */
function table(heading: string): string[][] {
  const lines = readme.slice(readme.search(new RegExp(`^\\| ${heading} +\\|`, 'm'))).split('\n')
  const end = lines.findIndex((line) => !line.startsWith('|'))
  const cells = (line: string) => line.split('|').map((cell) => cell.trim())
  return lines.slice(2, end).map((line) => cells(line).slice(1, -1))
}

test('the table of settings says what the configuration knows, no more and no less', () => {
  const known = Object.entries(settings).map(([name, setting]) => {
    const about = setting.meta() as { description: string; default: string }
    return [`\`${name}\``, about.description, about.default]
  })
  expect(table('setting')).toEqual(known)
})

test('every command of the table exists', () => {
  const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>
  }
  const commands = table('command').map(([command]) => command?.replaceAll('`', '').replace(/^npm (run )?/, ''))
  expect(commands.length).toBeGreaterThan(5)
  expect(commands.filter((command) => command === undefined || !(command in scripts))).toEqual([])
})
