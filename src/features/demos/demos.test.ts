import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const parts = new URL('../../design/ui/', import.meta.url)
const demos = new URL('./', import.meta.url)

/** Building blocks of other components, and what is on every page anyway. */
const hidden = [
  'dialog/dialog-parts',
  // They take focus from the preceding step.
  'dialog/outcome',
  'dialog/step',
  'form/field',
  'form/radio',
  'icon/icon',
  'icon/icons',
  'icon/logo',
  'icon/page-icons',
  'status/toaster',
]

const read = (folder: URL, file: string) => readFileSync(new URL(file, folder), 'utf8')

test('S2.43 every dialog and every control of the design has its place on the demo pages', () => {
  const shown = readdirSync(demos)
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => read(demos, file))
    .join('\n')
  const controls = readdirSync(parts, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .map((file) => file.replace('.tsx', ''))
  expect(controls.length).toBeGreaterThan(20)
  expect(controls.filter((name) => !hidden.includes(name) && !shown.includes(`#design/ui/${name}.tsx`))).toEqual([])
})
